import { Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { MetricFigure } from "./metric-figure";
import type { ComponentProps } from "react";

interface MetricCardProps extends ComponentProps<typeof MetricFigure> {
  definition: string;
  to: string;
}

/** A metric that links to its details per user. */
export function MetricCard({ definition, to, ...figure }: MetricCardProps) {
  const { name, metric, formatValue = String } = figure;
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
          {formatValue(metric.total)}
        </span>
      </Link>
      <p className="mb-2 text-xs text-ink-soft">{definition}</p>
      <MetricFigure {...figure} />
    </section>
  );
}
