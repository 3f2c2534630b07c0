import { redirect } from "@remix-run/cloudflare";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import adminStyles from "~/features/admin/admin.css?url";
import { titleOf } from "~/features/admin/admin-query";
import type { AdminPage } from "~/features/admin/admin-page";
import { AdminScreen } from "~/features/admin/admin-screen";
import { hasLevel } from "~/features/users/admin-level";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import type { RouteHandle } from "~/shell/route-handle";
import { titled } from "~/shell/titled";

/** Who has no access is sent home (spec §6). */
export const loader = page(
  async ({ context }: LoaderFunctionArgs): Promise<AdminPage> => {
    const viewer = await requirePageViewer(context);
    if (!hasLevel(viewer, "read")) throw redirect(urls.root);
    const { adminAccess, isPowerAdmin, id } = viewer;
    return {
      access: { hasAccess: true, adminAccess, isPowerAdmin },
      viewerId: id,
      now: context.app.now,
      view: "reports",
    };
  },
);

export const links = () => [{ rel: "stylesheet", href: adminStyles }];

export const handle: RouteHandle = { wide: true };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...titled(data ? titleOf(data) : "Admin Dashboard")({ matches }),
  { name: "robots", content: "noindex" },
];

export default function Admin() {
  return <AdminScreen page={useLoaderData<typeof loader>()} />;
}
