import type { ReactNode } from "react";

interface SettingsCardProps {
  id: string;
  title: string;
  description: ReactNode;
  className?: string;
  children: ReactNode;
}

export function SettingsCard({
  id,
  title,
  description,
  className = "",
  children,
}: SettingsCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`card scroll-mt-18 p-4 shadow-card sm:p-5 lg:scroll-mt-4 ${className}`}
    >
      <h2 id={`${id}-title`} className="font-serif text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{description}</p>
      {children}
    </section>
  );
}
