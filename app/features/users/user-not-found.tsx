import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/states";

interface UserNotFoundProps {
  /** The handle was that of an account which has been deleted. */
  deleted?: boolean;
}

/** spec §2, exact. */
export function UserNotFound({ deleted = false }: UserNotFoundProps) {
  return (
    <EmptyState
      heading
      icon="user"
      title={deleted ? "No longer here" : "User not found"}
      action={
        <Button asChild>
          <Link to={urls.home}>Go Home</Link>
        </Button>
      }
    >
      {deleted
        ? "The person whose handle this was has left."
        : "The profile you're looking for doesn't exist."}
    </EmptyState>
  );
}
