import { useQueryClient } from "@tanstack/react-query";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { press } from "~/ui/press";
import { wantFollow } from "./follow.queries";

interface FollowButtonProps {
  userId: string;
  /** Said to those who do not see whose page it is on. */
  name: string;
  isFollowing: boolean;
  size?: "sm" | "md";
}

/** spec §2: Follow, or Unfollow where the viewer is among the followers. */
export function FollowButton({
  userId,
  name,
  isFollowing,
  size = "md",
}: FollowButtonProps) {
  const client = useQueryClient();
  const label = isFollowing ? "Unfollow" : "Follow";
  return (
    <Button
      variant={isFollowing ? "secondary" : "primary"}
      size={size}
      aria-label={`${label} ${name}`}
      {...press(
        urls.api.follow(userId),
        ["desired", `${!isFollowing}`],
        ({ detail }) => {
          // The second click of a double one means no more than the first.
          if (detail > 1) return;
          void wantFollow(client, userId, !isFollowing);
        },
      )}
    >
      {label}
    </Button>
  );
}
