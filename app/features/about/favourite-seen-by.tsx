import { useViewer } from "~/features/auth/viewer.queries";
import type { Favourite } from "~/features/bible/favourites/favourite";
import { useShowFavourite } from "~/features/bible/favourites/favourites.queries";
import { Button } from "~/ui/button";
import type { Audience } from "./about";
import { useAbout } from "./about.queries";
import { EditAbout } from "./edit-about";

const seenBy: Record<Audience, string> = {
  everyone: "On your profile, for everyone",
  followers: "On your profile, for your followers",
  me: "On your profile, for you alone",
};

interface FavouriteSeenByProps {
  favourite: Favourite;
  /** The translation that is open. */
  version: string;
}

/** By a favourite in the reader: who sees it as things stand, and the way to change it. */
export function FavouriteSeenBy({ favourite, version }: FavouriteSeenByProps) {
  const show = useShowFavourite();
  const { shown } = favourite;
  const kept =
    favourite.version === version ? "" : `, in the ${favourite.version}`;
  return (
    <>
      <p role="status">
        {shown ? <Shown /> : "Kept for you"}
        {kept}
      </p>
      <div className="flex flex-wrap items-center">
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            show(favourite, !shown);
          }}
        >
          {shown ? "Keep for me" : "Show on my profile"}
        </Button>
        {shown && <Change />}
      </div>
    </>
  );
}

/** Also before an audience was ever chosen. */
function Shown() {
  const { data: about } = useAbout(useViewer()?.id ?? "", null);
  const audience = about?.audiences?.favouriteVerses;
  return audience ? seenBy[audience] : "On your profile";
}

function Change() {
  const userId = useViewer()?.id ?? "";
  const { data: about } = useAbout(userId, null);
  return (
    about && (
      <EditAbout
        userId={userId}
        about={about}
        label="Change who sees your favourite verses"
      >
        Change
      </EditAbout>
    )
  );
}
