import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { EmptyState } from "~/ui/states";

/** Above a single post: Back, and what else its page offers. */
export function PostBar({ children }: { children?: ReactNode }) {
  return (
    <div className="-mx-2 mb-2 flex items-center justify-between">
      <Button asChild variant="quiet">
        <Link to={urls.root}>
          <Icon name="arrow-left" />
          Back
        </Link>
      </Button>
      {children}
    </div>
  );
}

export function PostNotFound() {
  return (
    <EmptyState
      heading
      icon="search"
      title="Post Not Found"
      action={
        <Button asChild>
          <Link to={urls.root}>Back to Home</Link>
        </Button>
      }
    >
      The post you're looking for doesn't exist or has been removed.
    </EmptyState>
  );
}
