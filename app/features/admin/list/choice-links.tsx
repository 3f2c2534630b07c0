import { Link } from "@remix-run/react";

interface ChoiceLinksProps {
  /** What is chosen between. */
  label: string;
  choices: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** One of a few, by links: each has its address, and works before any script does. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
        {choices.map((choice) => (
          <li key={choice.label} className="flex-1">
            <Link
              to={choice.to}
              preventScrollReset
              aria-current={choice.isCurrent || undefined}
              className="admin-choice"
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
