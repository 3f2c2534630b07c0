import { Button } from "~/ui/button";

interface SolutionProps {
  reference: string;
  text: string;
  onEnd: () => void;
}

/** After the last try of a day: the verse, before the score. */
export function Solution({ reference, text, onEnd }: SolutionProps) {
  return (
    <section
      aria-label={reference}
      className="card p-6 text-center shadow-card"
    >
      <p className="text-sm text-ink-soft">
        That was the last try. The verse is:
      </p>
      <blockquote className="mt-3 font-serif text-xl/[1.6]">{text}</blockquote>
      <p className="mt-2 font-semibold">{reference}</p>
      <Button className="mt-5" onClick={onEnd}>
        See your score
      </Button>
    </section>
  );
}
