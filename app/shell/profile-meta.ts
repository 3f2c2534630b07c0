import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { profileTitle, profileWords } from "~/features/users/profile-title";
import type { Profile } from "~/features/users/user";
import { sceneLinks } from "~/ui/scene";
import { readRouteError } from "./route-failure";
import { titled } from "./titled";

/** Of a person's page: its title, and the hills ahead of the style that asks for them, where they are its banner. */
export const profileMeta: MetaFunction = ({ data, error, matches }) => {
  const drawn = (data as { drawn: { profile: Profile } | null } | undefined)
    ?.drawn;
  const title = profileTitle(drawn, readRouteError(error).status);
  const links: MetaDescriptor[] =
    drawn?.profile.banner === "hills"
      ? sceneLinks().map((link) => ({ tagName: "link", ...link }))
      : [];
  return [...titled(title, profileWords)({ matches }), ...links];
};
