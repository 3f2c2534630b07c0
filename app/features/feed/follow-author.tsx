import { displayName } from "~/features/users/user";
import type { UserSummary } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { press } from "~/ui/press";

interface FollowAuthorProps {
  user: UserSummary;
  onFollow: () => void;
}

/** spec §2: on other people's posts whom the viewer does not follow yet. */
export function FollowAuthor({ user, onFollow }: FollowAuthorProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Follow ${displayName(user)}`}
      {...press(
        urls.api.follow(user.id),
        ["desired", "true"],
        ({ currentTarget }) => {
          // The button is about to go; the author's name beside it stays.
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
