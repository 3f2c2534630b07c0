import { Link } from "@remix-run/react";
import { settingsSections } from "./settings-section";

/** Links to the sections of the page. */
export function SettingsNav() {
  return (
    <nav aria-label="Settings" className="mt-2 -ml-1">
      <ul className="flex flex-wrap gap-x-1.5">
        {Object.entries(settingsSections).map(([id, title]) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="group flex touch items-center justify-center text-sm font-semibold"
            >
              <span className="rounded-full border border-line bg-paper px-3 py-1 text-ink-soft group-hover:border-line-strong group-hover:text-ink">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
