import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import adminStyles from "~/features/admin/admin.css?url";
import { getViewTitle } from "~/features/admin/admin-page";
import { loadAdminPage } from "~/features/admin/admin-page.server";
import { AdminScreen } from "~/features/admin/admin-screen";
import { page, requirePageViewer } from "~/platform/page.server";
import type { RouteHandle } from "~/shell/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { NowProvider } from "~/ui/now";

export const loader = page(async ({ context, request }: LoaderFunctionArgs) => {
  const viewer = await requirePageViewer(context);
  const { searchParams } = new URL(request.url);
  return loadAdminPage(context.app, viewer, Object.fromEntries(searchParams));
});

export const links = () => [{ rel: "stylesheet", href: adminStyles }];

export const handle: RouteHandle = { wide: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(data ? getViewTitle(data) : "Admin Dashboard")({ matches }),
  { name: "robots", content: "noindex" },
];

export default function Admin() {
  const data = useLoaderData<typeof loader>();
  return (
    <NowProvider value={data.now}>
      <AdminScreen page={data} />
    </NowProvider>
  );
}
