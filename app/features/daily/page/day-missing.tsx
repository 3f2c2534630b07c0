import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";
import type { DailyKind } from "../daily";
import { dayHref, dayWords } from "./day-view";

/** No such day, one that has not come, or one older than the archive (spec §8). */
export function DayNotThere({ kind, why }: { kind: DailyKind; why: string }) {
  return (
    <Sheet title={dayWords[kind].none} words={`${why} Please try again later.`}>
      <Button asChild>
        <Link to={urls.root}>
          <Icon name="home" />
          Return Home
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={dayHref(kind, "gradient", null)}>{dayWords[kind].name}</Link>
      </Button>
      <Button asChild variant="quiet">
        <Link to={urls.dailyArchive(kind)}>
          <Icon name="calendar" />
          All days
        </Link>
      </Button>
    </Sheet>
  );
}

/** It could not be read (spec §8). Go Back is a link home where no script hears it. */
export function DayUnable({
  kind,
  id,
}: {
  kind: DailyKind;
  id: string | undefined;
}) {
  return (
    <Sheet
      title={dayWords[kind].unable}
      words="It is not your doing. Please try again in a moment."
    >
      <Button asChild>
        <a
          href={urls.root}
          data-action="back"
          onClick={(event) => {
            if (history.length < 2) return;
            event.preventDefault();
            history.back();
          }}
        >
          <Icon name="arrow-left" />
          Go Back
        </a>
      </Button>
      {id !== undefined && (
        <p className="w-full text-xs text-ink-soft">Reference: {id}</p>
      )}
    </Sheet>
  );
}

function Sheet({
  title,
  words,
  children,
}: {
  title: string;
  words: string;
  children: ReactNode;
}) {
  return (
    <section className="card mx-auto mt-3 max-w-2xl overflow-hidden text-center shadow-card">
      <Scene className="h-44 sm:h-60" />
      <div className="px-6 pt-8 pb-10">
        <h1 className="font-serif text-2xl">{title}</h1>
        <p className="mt-2 text-ink-soft">{words}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {children}
        </div>
      </div>
    </section>
  );
}
