import { useViewer } from "~/features/auth/viewer.queries";
import type { Favourite } from "~/features/bible/favourites/favourite";
import { useSetFavouriteShown } from "~/features/bible/favourites/favourites.queries";
import { Button } from "~/ui/button";
import type { Audience } from "./about";
import { useAbout } from "./about.queries";

const audienceText: Record<Audience, string> = {
  everyone: "On your profile, visible to everyone",
  followers: "On your profile, visible to your followers",
  me: "On your profile, visible only to you",
};

/** Shows who sees a favourite verse in the reader, and shows or hides it on the profile. */
export function FavouriteAudience({ favourite }: { favourite: Favourite }) {
  const { shown } = favourite;
  const { pending, submit } = useSetFavouriteShown(favourite);
  const userId = useViewer()?.id ?? "";
  const { data: about } = useAbout(userId, null, shown);
  const audience = about?.audiences?.favouriteVerses;
  const sharedText = audience ? audienceText[audience] : "On your profile";
  return (
    <>
      <p role="status">{shown ? sharedText : "Only you see this"}</p>
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
    </>
  );
}
