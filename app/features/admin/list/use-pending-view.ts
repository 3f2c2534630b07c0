import { useNavigation } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { adminViews, type AdminView } from "../admin-page";

/** The target of a navigation within the admin area; null if there is none. */
export function usePendingView(): AdminView | null {
  const { location } = useNavigation();
  if (location?.pathname !== urls.admin()) return null;
  const requested = new URLSearchParams(location.search).get("view");
  return adminViews.find((view) => view === requested) ?? "dashboard";
}
