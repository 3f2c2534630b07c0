import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ChapelDoor } from "./chapel-door";

interface OpeningSoonProps {
  title: string;
  /** One sentence on what will be here. */
  children: ReactNode;
}

/** A room that is still being made ready: says so, and shows the ways on that are open today. */
export function OpeningSoon({ title, children }: OpeningSoonProps) {
  return (
    <section className="card mx-auto max-w-2xl overflow-hidden text-center shadow-card">
      <ChapelDoor className="h-56 w-full bg-gold-soft sm:h-72" />
      <div className="px-6 pt-8 pb-10">
        <p className="text-sm font-semibold text-gold">Opening soon</p>
        <h1 className="mt-1 font-serif text-3xl">{title}</h1>
        <p className="mx-auto mt-3 max-w-md text-ink-soft">{children}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to={urls.bible()}>
              <Icon name="book-open" /> Read the Bible
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={urls.home}>
              <Icon name="home" /> Home
            </Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
