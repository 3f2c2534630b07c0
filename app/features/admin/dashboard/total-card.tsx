import { Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { formatCount } from "../charts/number-format";

interface TotalCardProps {
  title: string;
  definition: string;
  total: number;
  to: string;
}

export function TotalCard({ title, definition, total, to }: TotalCardProps) {
  return (
    <Link
      to={to}
      className="admin-card group flex flex-col justify-center transition-colors hover:border-line-strong"
    >
      <span className="flex items-center justify-between gap-2 font-semibold">
        {title}
        <Icon
          name="chevron-right"
          className="size-4 text-ink-soft group-hover:text-primary"
        />
      </span>
      <span className="font-serif text-3xl tabular-nums">
        {formatCount(total)}
      </span>
      <span className="text-xs text-ink-soft">{definition}</span>
    </Link>
  );
}
