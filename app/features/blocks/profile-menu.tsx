import { useId } from "react";
import { displayName } from "~/features/users/user";
import type { Profile } from "~/features/users/user";
import { PersonMenu } from "./person-menu";
import type { HideAct } from "./person-menu";

interface ProfileMenuProps {
  user: Profile;
  onHide: (act: HideAct, user: Profile) => Promise<void>;
}

/** The three-dot menu on somebody else's page. */
export function ProfileMenu({ user, onHide }: ProfileMenuProps) {
  return (
    <PersonMenu
      id={useId()}
      label={`Options for ${displayName(user)}`}
      user={user}
      reports={{ kind: "person", id: user.id }}
      onAct={(act) => {
        void onHide(act, user);
      }}
      early
    />
  );
}
