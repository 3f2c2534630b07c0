import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { MouseEvent } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import { failureToast } from "~/ui/toast-store";

interface FollowButtonProps {
  userId: string;
  /** Said to those who do not see whose page it is on. */
  name: string;
  isFollowing: boolean;
  size?: "sm" | "md";
}

/** What following does comes before it can be needed, and not with the page: 1.4 KB. */
const load = () => import("./follow.queries");

/** spec §2: Follow, or Unfollow where the viewer is among the followers. */
export function FollowButton({
  userId,
  name,
  isFollowing,
  size = "md",
}: FollowButtonProps) {
  const client = useQueryClient();
  const hydrated = useHydrated();
  // Pressed again before the code is here, it takes back what was pressed and not what is shown.
  const wanted = useRef(isFollowing);
  useEffect(() => {
    wanted.current = isFollowing;
  }, [isFollowing]);
  const prepare = () => {
    load().catch(() => undefined);
  };
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double one means no more than the first.
    if (detail > 1) return;
    const follow = !wanted.current;
    wanted.current = follow;
    load().then(
      ({ wantFollow }) => wantFollow(client, userId, follow),
      () => {
        wanted.current = isFollowing;
        failureToast("Please check your connection and try again.");
      },
    );
  };
  const label = isFollowing ? "Unfollow" : "Follow";
  return (
    <Button
      variant={isFollowing ? "secondary" : "primary"}
      size={size}
      aria-label={`${label} ${name}`}
      className="not-in-data-js:hidden"
      // In a list whose code comes after the page: until it listens, nobody is to press it in vain.
      style={{ visibility: hydrated ? undefined : "hidden" }}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={press}
    >
      {label}
    </Button>
  );
}
