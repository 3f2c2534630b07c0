import { useId } from "react";
import { displayName, type Profile } from "~/features/users/user";
import { PersonMenu, type HideAction } from "./person-menu";

interface ProfileMenuProps {
  user: Profile;
  onHide: (action: HideAction, user: Profile) => Promise<void>;
}

export function ProfileMenu({ user, onHide }: ProfileMenuProps) {
  return (
    <PersonMenu
      id={useId()}
      label={`Options for ${displayName(user)}`}
      user={user}
      reportTarget={{ kind: "person", id: user.id }}
      onAction={(action) => {
        void onHide(action, user);
      }}
      worksWithoutScript
    />
  );
}
