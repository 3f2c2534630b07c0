import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { submitButtonProps } from "~/ui/button-form";
import { EmptyState } from "~/ui/states";
import { errorToast } from "~/ui/toast-store";
import { isPossibleUserId } from "./user";

interface UserNotFoundProps {
  /** The `userId` parameter of the URL. */
  userId?: string | undefined;
  /** The handle belonged to an account that was deleted. */
  deleted?: boolean;
}

export function UserNotFound({ userId, deleted = false }: UserNotFoundProps) {
  return (
    <EmptyState
      heading
      icon="user"
      title={deleted ? "No longer here" : "User not found"}
      action={
        <div className="flex flex-col items-center gap-2">
          <LinkButton to={urls.home}>Go Home</LinkButton>
          {userId !== undefined && isPossibleUserId(userId) && (
            <BlockByIdButton userId={userId} />
          )}
        </div>
      }
    >
      {deleted
        ? "This account was deleted."
        : "The profile you're looking for doesn't exist."}
    </EmptyState>
  );
}

/** Shown for every possible id, so that it doesn't reveal who has blocked the viewer; those can be blocked too. */
function BlockByIdButton({ userId }: { userId: string }) {
  const [isBlocked, setIsBlocked] = useState(false);
  return (
    <Button
      variant="quiet"
      {...submitButtonProps(urls.api.block(userId), ["desired", "true"], () => {
        const desired = !isBlocked;
        sendJson(urls.api.block(userId), () => desired, {
          body: { desired },
        }).then(setIsBlocked, () => {
          errorToast("Couldn't save. Please try again.");
        });
      })}
    >
      {isBlocked ? "Blocked. Undo" : "Block this account"}
    </Button>
  );
}
