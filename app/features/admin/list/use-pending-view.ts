import { useNavigation } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { adminViews } from "../admin-page";
import type { AdminView } from "../admin-page";

/** The view that a navigation within the admin area is on its way to; null while there is none. */
export function usePendingView(): AdminView | null {
  const { location } = useNavigation();
  if (location?.pathname !== urls.admin()) return null;
  const wanted = new URLSearchParams(location.search).get("view");
  return adminViews.find((view) => view === wanted) ?? "dashboard";
}
