import { displayName, type UserSummary } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";

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
        () => {
          restoreFocusAfterRemoval();
          onFollow();
        },
      )}
    >
      Follow
    </Button>
  );
}
