import { useQueryClient } from "@tanstack/react-query";
import { urls } from "~/shared/urls";
import { Button, type ButtonSize, type ButtonVariant } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { toggleFollow } from "./follow.queries";
import { displayName, type ListedUser, type UserSummary } from "./user";

const actionLabels = {
  Follow: (name: string) => `Follow ${name}`,
  Following: (name: string) => `Following. Unfollow ${name}`,
  Unfollow: (name: string) => `Unfollow ${name}`,
  Requested: (name: string) =>
    `Requested. Withdraw the request to follow ${name}`,
};

interface FollowToggleProps {
  user: UserSummary;
  size?: ButtonSize;
  variant?: ButtonVariant;
  label?: keyof typeof actionLabels | undefined;
  onToggle: () => void;
}

export function FollowToggle({
  user,
  label = "Follow",
  size = "sm",
  variant = "secondary",
  onToggle,
}: FollowToggleProps) {
  return (
    <Button
      variant={variant}
      size={size}
      aria-label={actionLabels[label](displayName(user))}
      {...submitButtonProps(
        urls.api.follow(user.id),
        ["desired", `${label === "Follow"}`],
        ({ detail }) => {
          // Ignores the second click of a double click.
          if (detail <= 1) onToggle();
        },
      )}
    >
      {label}
    </Button>
  );
}

/** Follow, Unfollow, or Requested, which withdraws a pending request. */
export function FollowButton({
  user,
  size = "md",
}: {
  user: ListedUser;
  size?: ButtonSize;
}) {
  const client = useQueryClient();
  const { id, isFollowing, isRequested, approvesFollowers } = user;
  const isOn = isFollowing || isRequested;
  return (
    <FollowToggle
      user={user}
      label={isFollowing ? "Unfollow" : isRequested ? "Requested" : "Follow"}
      variant={isOn ? "secondary" : "primary"}
      size={size}
      onToggle={() => {
        const isRequest = isRequested || (approvesFollowers && !isFollowing);
        void toggleFollow(client, id, !isOn, { isRequest });
      }}
    />
  );
}
