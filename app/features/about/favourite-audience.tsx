import { useViewer } from "~/features/auth/viewer.queries";
import type { Favourite } from "~/features/bible/favourites/favourite";
import { useSetFavouriteShown } from "~/features/bible/favourites/favourites.queries";
import { Button } from "~/ui/button";
import type { Audience } from "./about";
import { useAbout } from "./about.queries";
import { EditAbout } from "./edit-about";

const audienceText: Record<Audience, string> = {
  everyone: "On your profile, visible to everyone",
  followers: "On your profile, visible to your followers",
  me: "On your profile, visible only to you",
};

interface FavouriteAudienceProps {
  favourite: Favourite;
  /** The open translation. */
  version: string;
}

/** Shows who sees a favourite verse in the reader, and lets the user change it. */
export function FavouriteAudience({
  favourite,
  version,
}: FavouriteAudienceProps) {
  const { shown } = favourite;
  const { pending, submit } = useSetFavouriteShown(favourite);
  const userId = useViewer()?.id ?? "";
  const { data: about } = useAbout(userId, null, shown);
  const audience = about?.audiences?.favouriteVerses;
  const sharedText = audience ? audienceText[audience] : "On your profile";
  const versionText =
    favourite.version === version ? "" : `, in the ${favourite.version}`;
  return (
    <>
      <p role="status">
        {shown ? sharedText : "Only you see this"}
        {versionText}
      </p>
      <div className="flex flex-wrap items-center">
        <Button
          variant="quiet"
          size="sm"
          pending={pending}
          onClick={() => {
            submit(!shown);
          }}
        >
          {shown ? "Make private" : "Show on my profile"}
        </Button>
        {shown && about && (
          <EditAbout
            userId={userId}
            about={about}
            label="Change who sees your favourite verses"
          >
            Change
          </EditAbout>
        )}
      </div>
    </>
  );
}
