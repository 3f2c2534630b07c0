import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import adminStyles from "~/features/admin/admin.css?url";
import { titleOf } from "~/features/admin/admin-query";
import { openAdmin } from "~/features/admin/open-admin.server";
import { AdminScreen } from "~/features/admin/admin-screen";
import { page, requirePageViewer } from "~/platform/page.server";
import type { RouteHandle } from "~/shell/route-handle";
import { titled } from "~/shell/titled";
import { NowProvider } from "~/ui/now";

/** Who has no access is sent home (spec §6). */
export const loader = page(async ({ context, request }: LoaderFunctionArgs) => {
  const viewer = await requirePageViewer(context);
  const { searchParams } = new URL(request.url);
  return openAdmin(context.app, viewer, Object.fromEntries(searchParams));
});

export const links = () => [{ rel: "stylesheet", href: adminStyles }];

export const handle: RouteHandle = { wide: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data ? titleOf(data) : "Admin Dashboard")({ matches }),
  { name: "robots", content: "noindex" },
];

export default function Admin() {
  const drawn = useLoaderData<typeof loader>();
  return (
    <NowProvider value={drawn.now}>
      <AdminScreen page={drawn} />
    </NowProvider>
  );
}
