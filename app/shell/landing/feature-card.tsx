import type { ReactNode } from "react";

interface FeatureCardProps {
  title: string;
  text: string;
  /** Decoration, hidden from screen readers. */
  illustration: ReactNode;
  className: string;
}

export function FeatureCard({
  title,
  text,
  illustration,
  className,
}: FeatureCardProps) {
  return (
    <li
      className={`card flex flex-col overflow-hidden shadow-card ${className}`}
    >
      <div aria-hidden="true" className="relative h-60 overflow-hidden lg:h-68">
        {illustration}
      </div>
      <div className="p-6 lg:p-7">
        <h3 className="font-serif text-xl">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
