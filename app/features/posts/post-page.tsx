import type { MouseEvent, ReactNode } from "react";
import { urls } from "~/shared/urls";
import { LinkButton } from "~/ui/link-button";
import { Icon } from "~/ui/icon";
import { MessageCard } from "~/ui/message-card";

/** Goes back in the history if the user came from inside the app; otherwise the link leads home. */
function goBack(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // The router numbers its own history entries, from 0.
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  if (idx === 0) return;
  event.preventDefault();
  history.back();
}

export function PostBar({ children }: { children?: ReactNode }) {
  return (
    <div className="-mx-2 mb-2 flex items-center justify-between">
      <LinkButton variant="quiet" to={urls.root} onClick={goBack}>
        <Icon name="arrow-left" />
        Back
      </LinkButton>
      {children}
    </div>
  );
}

export function PostNotFound() {
  return (
    <MessageCard
      title="Post Not Found"
      message="The post you're looking for doesn't exist or has been removed."
    >
      <LinkButton to={urls.root}>
        <Icon name="home" />
        Back to Home
      </LinkButton>
    </MessageCard>
  );
}
