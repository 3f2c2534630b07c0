import { useId, type ReactNode } from "react";

interface TicketSectionProps {
  title: string;
  children: ReactNode;
}

export function TicketSection({ title, children }: TicketSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="card space-y-3 p-4 shadow-card sm:p-5"
    >
      <h2 id={id} className="font-serif text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
