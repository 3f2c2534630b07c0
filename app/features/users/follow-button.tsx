import { useQueryClient } from "@tanstack/react-query";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { toggleFollow } from "./follow.queries";
import type { ListedUser } from "./user";

interface FollowButtonProps {
  user: Pick<
    ListedUser,
    "id" | "isFollowing" | "isRequested" | "approvesFollowers"
  >;
  name: string;
  size?: "sm" | "md";
}

/** Follow, Unfollow, or Requested, which withdraws a pending request. */
export function FollowButton({ user, name, size = "md" }: FollowButtonProps) {
  const client = useQueryClient();
  const { id, isFollowing, isRequested, approvesFollowers } = user;
  const isOn = isFollowing || isRequested;
  const label = isFollowing ? "Unfollow" : isRequested ? "Requested" : "Follow";
  const actionLabel = isRequested
    ? `Requested. Withdraw the request to follow ${name}`
    : `${label} ${name}`;
  return (
    <Button
      variant={isOn ? "secondary" : "primary"}
      size={size}
      aria-label={actionLabel}
      {...submitButtonProps(
        urls.api.follow(id),
        ["desired", `${!isOn}`],
        ({ detail }) => {
          // Ignores the second click of a double click.
          if (detail > 1) return;
          const isRequest = isRequested || (approvesFollowers && !isFollowing);
          void toggleFollow(client, id, !isOn, { isRequest });
        },
      )}
    >
      {label}
    </Button>
  );
}
