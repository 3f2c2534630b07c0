import { useId } from "react";
import type { ReactNode } from "react";

interface TicketPartProps {
  title: string;
  children: ReactNode;
}

/** One side of a ticket, on a sheet of its own. */
export function TicketPart({ title, children }: TicketPartProps) {
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
