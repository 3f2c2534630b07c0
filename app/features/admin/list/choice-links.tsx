import { Link } from "@remix-run/react";

interface ChoiceLinksProps {
  label: string;
  choices: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** A segmented control made of links, so that it works without JavaScript. */
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
