import { Button } from "~/ui/button";
import { focusOnMount } from "~/ui/restore-focus";

interface SolutionProps {
  verses: readonly { reference: string; text: string }[];
  onEnd: () => void;
}

/** Shows the solution after the last failed try of a daily puzzle, before the score. */
export function Solution({ verses, onEnd }: SolutionProps) {
  return (
    <section className="card p-6 text-center shadow-card">
      <h2
        ref={focusOnMount}
        tabIndex={-1}
        className="text-sm text-ink-soft outline-none"
      >
        No tries left. Here's the answer:
      </h2>
      {verses.map(({ reference, text }) => (
        <figure key={reference} className="mt-3">
          <blockquote className="font-serif text-xl/[1.6]">{text}</blockquote>
          <figcaption className="mt-1 font-semibold">{reference}</figcaption>
        </figure>
      ))}
      <Button className="mt-5" onClick={onEnd}>
        See your score
      </Button>
    </section>
  );
}
