import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/states";

/** spec §2, exact. */
export function UserNotFound() {
  return (
    <EmptyState
      heading
      icon="user"
      title="User not found"
      action={
        <Button asChild>
          <Link to={urls.home}>Go Home</Link>
        </Button>
      }
    >
      The profile you're looking for doesn't exist.
    </EmptyState>
  );
}
