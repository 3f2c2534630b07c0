import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import {
  profileTitle,
  profileDescription,
} from "~/features/users/profile-title";
import type { Profile } from "~/features/users/user";
import { scenePreloadLinks } from "~/ui/scene";
import { readRouteError } from "./route-failure";
import { pageMeta } from "./page-meta";

/** Preloads the default banner's image, which would otherwise load only after the style sheet. */
export const profileMeta: MetaFunction = ({ data, error, matches }) => {
  const initialData = (
    data as { initialData: { profile: Profile } | null } | undefined
  )?.initialData;
  const title = profileTitle(initialData, readRouteError(error).status);
  const links: MetaDescriptor[] =
    initialData?.profile.banner === "hills"
      ? scenePreloadLinks().map((link) => ({ tagName: "link", ...link }))
      : [];
  return [...pageMeta(title, profileDescription)({ matches }), ...links];
};
