import { Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { MeasureFigure } from "./measure-figure";
import type { ComponentProps } from "react";

interface MeasureCardProps extends ComponentProps<typeof MeasureFigure> {
  definition: string;
  /** Where it is told person by person. */
  to: string;
}

/** A measure, and the way to the people behind it. */
export function MeasureCard({ definition, to, ...figure }: MeasureCardProps) {
  const { name, measure, words = String } = figure;
  return (
    <section aria-label={name} className="admin-card">
      <Link to={to} className="group block rounded-control">
        <h2 className="flex items-center justify-between gap-2 font-semibold">
          {name}
          <Icon
            name="chevron-right"
            className="size-4 text-ink-soft group-hover:text-primary"
          />
        </h2>
        <span className="block font-serif text-3xl tabular-nums">
          {words(measure.total)}
        </span>
      </Link>
      <p className="mb-2 text-xs text-ink-soft">{definition}</p>
      <MeasureFigure {...figure} />
    </section>
  );
}
