import { useId } from "react";
import type { ReactNode } from "react";

interface SettingsSectionProps {
  title: string;
  /** One or two sentences on what can be done here. */
  about: ReactNode;
  children: ReactNode;
}

/** One concern of the settings, on a sheet of its own. */
export function SettingsSection({
  title,
  about,
  children,
}: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-4 shadow-card sm:p-5">
      <h2 id={id} className="font-serif text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{about}</p>
      {children}
    </section>
  );
}
