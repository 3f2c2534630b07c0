import { displayName, type UserSummary } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";

const actionLabels = {
  Follow: (name: string) => `Follow ${name}`,
  Following: (name: string) => `Following. Unfollow ${name}`,
  Requested: (name: string) =>
    `Requested. Withdraw the request to follow ${name}`,
};

interface FollowAuthorProps {
  user: UserSummary;
  label?: keyof typeof actionLabels | undefined;
  onToggle: () => void;
}

export function FollowAuthor({
  user,
  label = "Follow",
  onToggle,
}: FollowAuthorProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
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
