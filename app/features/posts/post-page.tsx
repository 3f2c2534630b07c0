import { Link } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";

/** The router counts the entries of the history that are its own; the first has nothing before it. */
function cameFromInside(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === "object" &&
    state !== null &&
    "idx" in state &&
    Number(state.idx) > 0
  );
}

/** To where one was, at the same place; who arrived here goes home, as does who opens a new tab. */
function goBack(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!cameFromInside()) return;
  event.preventDefault();
  history.back();
}

/** Above a single post: Back, and what else its page offers. */
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
