import { useId, type ReactNode } from "react";

interface PanelProps {
  title: string;
  definition?: string;
  className?: string;
  children: ReactNode;
}

export function Panel({
  title,
  definition,
  className = "",
  children,
}: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`admin-card ${className}`}>
      <h2 id={id} className="font-serif text-lg">
        {title}
      </h2>
      {definition !== undefined && (
        <p className="mb-4 text-xs text-ink-soft">{definition}</p>
      )}
      {children}
    </section>
  );
}
