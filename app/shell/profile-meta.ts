import type { MetaFunction } from "@remix-run/react";
import {
  profileTitle,
  profileDescription,
} from "~/features/users/profile-title";
import type { Profile } from "~/features/users/user";
import { readRouteError } from "./route-failure";
import { pageMeta } from "./page-meta";

export const profileMeta: MetaFunction = ({ data, error, matches }) => {
  const loaded = data as
    { initialData: { profile: Profile } | null } | undefined;
  const { status } = readRouteError(error);
  const title = profileTitle(loaded?.initialData, status);
  return pageMeta(title, profileDescription)({ matches });
};
