import { Link } from "@remix-run/react";
import { adminHref, type LinkContext } from "./admin-page";

interface ChoiceLinksProps {
  label: string;
  choices: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** A segmented control made of links. */
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

interface FilterLinksProps {
  page: LinkContext;
  label: string;
  /** The query parameter. */
  name: string;
  /** Labels by value. The first one is the default, which needs no parameter. */
  options: Record<string, string>;
}

export function FilterLinks({ page, label, name, options }: FilterLinksProps) {
  const { view, search } = page;
  const [defaultValue] = Object.keys(options);
  return (
    <ChoiceLinks
      label={label}
      choices={Object.entries(options).map(([value, text]) => ({
        label: text,
        to: adminHref(view, {
          ...search,
          [name]: value === defaultValue ? undefined : value,
        }),
        isCurrent: value === (search[name] ?? defaultValue),
      }))}
    />
  );
}
