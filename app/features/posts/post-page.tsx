import { Link } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";

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
      <Button asChild variant="quiet">
        <Link to={urls.root} onClick={goBack}>
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
    <section className="card mx-auto mt-3 max-w-2xl overflow-hidden text-center shadow-card">
      <Scene className="h-44 sm:h-60" />
      <div className="px-6 pt-8 pb-10">
        <h1 className="font-serif text-2xl">Post Not Found</h1>
        <p className="mx-auto mt-2 max-w-md text-ink-soft">
          The post you're looking for doesn't exist or has been removed.
        </p>
        <Button asChild className="mt-6">
          <Link to={urls.root}>
            <Icon name="home" />
            Back to Home
          </Link>
        </Button>
      </div>
    </section>
  );
}
