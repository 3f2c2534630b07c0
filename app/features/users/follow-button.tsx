import { useQueryClient } from "@tanstack/react-query";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { press } from "~/ui/press";
import { wantFollow } from "./follow.queries";
import type { ListedUser } from "./user";

interface FollowButtonProps {
  user: Pick<
    ListedUser,
    "id" | "isFollowing" | "isRequested" | "approvesFollowers"
  >;
  /** Said to those who do not see whose page it is on. */
  name: string;
  size?: "sm" | "md";
}

/**
 * spec §2: Follow, or Unfollow where the viewer is among the followers; where they have asked to be,
 * Requested, which takes that back.
 */
export function FollowButton({ user, name, size = "md" }: FollowButtonProps) {
  const client = useQueryClient();
  const { id, isFollowing, isRequested, approvesFollowers } = user;
  const on = isFollowing || isRequested;
  const label = isFollowing ? "Unfollow" : isRequested ? "Requested" : "Follow";
  const does = isRequested
    ? `Requested. Withdraw the request to follow ${name}`
    : `${label} ${name}`;
  return (
    <Button
      variant={on ? "secondary" : "primary"}
      size={size}
      aria-label={does}
      {...press(urls.api.follow(id), ["desired", `${!on}`], ({ detail }) => {
        // The second click of a double one means no more than the first.
        if (detail > 1) return;
        const asks = isRequested || (approvesFollowers && !isFollowing);
        void wantFollow(client, id, !on, { asks });
      })}
    >
      {label}
    </Button>
  );
}
