import { useId, type ReactNode } from "react";

export function Card({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-4 shadow-card">
      <h2 id={id} className="mb-3 font-serif text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
