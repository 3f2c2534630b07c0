import { useViewer } from "~/features/auth/viewer.queries";
import type { Audience } from "./about";
import { useAbout } from "./about.queries";
import { EditAbout } from "./edit-about";

const seenBy: Record<Audience, string> = {
  everyone: "On your profile, for everyone",
  followers: "On your profile, for your followers",
  me: "On your profile, for you alone",
};

/**
 * By a favourite in the reader: who sees it as things stand, also before that was ever chosen, and the
 * way to change it.
 */
export function FavouritesSeenBy() {
  const userId = useViewer()?.id ?? "";
  const { data: about } = useAbout(userId, null);
  const audience = about?.audiences?.favouriteVerses;
  return (
    <>
      <p role="status">{audience ? seenBy[audience] : "On your profile"}</p>
      {about && (
        <EditAbout
          userId={userId}
          about={about}
          label="Change who sees your favourite verses"
        >
          Change
        </EditAbout>
      )}
    </>
  );
}
