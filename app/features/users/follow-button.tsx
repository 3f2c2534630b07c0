import { Button } from "~/ui/button";
import { useFollow } from "./follow.queries";

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
  const follow = useFollow();
  const label = isFollowing ? "Unfollow" : "Follow";
  return (
    <Button
      variant={isFollowing ? "secondary" : "primary"}
      size={size}
      aria-label={`${label} ${name}`}
      onClick={() => {
        follow(userId, !isFollowing);
      }}
    >
      {label}
    </Button>
  );
}
