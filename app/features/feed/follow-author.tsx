import { displayName, type UserSummary } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";

interface FollowAuthorProps {
  user: UserSummary;
  onFollow: () => void;
}

export function FollowAuthor({ user, onFollow }: FollowAuthorProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Follow ${displayName(user)}`}
      {...submitButtonProps(
        urls.api.follow(user.id),
        ["desired", "true"],
        ({ currentTarget }) => {
          // The button is about to be removed.
          currentTarget
            .closest("header")
            ?.querySelector<HTMLElement>("p a")
            ?.focus({ preventScroll: true });
          onFollow();
        },
      )}
    >
      Follow
    </Button>
  );
}
