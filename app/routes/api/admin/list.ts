import { listViews } from "~/features/admin/admin-views.server";
import type { ListView } from "~/features/admin/admin-page";
import { api } from "~/platform/api.server";

/** Serves every list of the admin area; the path says which. */
export const loader = api((path) => {
  const parts = path.split("/");
  const name = parts.at(-1) as ListView;
  const isUserPosts = name === "posts" && parts.includes("users");
  const view = isUserPosts ? "user-posts" : name;
  return { GET: listViews[view].endpoint };
});

export const action = loader;
