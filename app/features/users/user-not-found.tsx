import { Link } from "@remix-run/react";
import { useState } from "react";
import { sendJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { press } from "~/ui/press";
import { EmptyState } from "~/ui/states";
import { failureToast } from "~/ui/toast-store";

interface UserNotFoundProps {
  /** As the address has it. */
  userId?: string | undefined;
  /** The handle was that of an account which has been deleted. */
  deleted?: boolean;
}

/** spec §2, exact. */
export function UserNotFound({ userId, deleted = false }: UserNotFoundProps) {
  return (
    <EmptyState
      heading
      icon="user"
      title={deleted ? "No longer here" : "User not found"}
      action={
        <div className="flex flex-col items-center gap-2">
          <Button asChild>
            <Link to={urls.home}>Go Home</Link>
          </Button>
          {userId !== undefined && !userId.startsWith("@") && (
            <BlockUnseen userId={userId} />
          )}
        </div>
      }
    >
      {deleted
        ? "The person whose handle this was has left."
        : "The profile you're looking for doesn't exist."}
    </EmptyState>
  );
}

/** Who has blocked the viewer is nobody here, and can be blocked all the same: of everybody it says no more. */
function BlockUnseen({ userId }: { userId: string }) {
  const [done, setDone] = useState(false);
  return (
    <Button
      variant="quiet"
      {...press(urls.api.block(userId), ["desired", "true"], () => {
        void block(userId, !done).then(setDone, () => {
          failureToast("This did not arrive. Please try again.");
        });
      })}
    >
      {done ? "Blocked. Undo" : "Block whoever this was"}
    </Button>
  );
}

async function block(userId: string, desired: boolean): Promise<boolean> {
  await sendJson(urls.api.block(userId), () => null, { body: { desired } });
  return desired;
}
