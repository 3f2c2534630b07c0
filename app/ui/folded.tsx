import { useEffect, useRef, useState } from "react";
import type { ComponentPropsWithoutRef, ReactNode } from "react";

interface FoldedProps {
  text: string;
  /** What it is, for those who hear one of several buttons: 'bio'. */
  name: string;
  className?: string;
  /** How they are drawn, where that is more than their letters. */
  children?: ReactNode;
}

/** A guess until it is measured: what three lines of a phone hold. */
const guess = 130;

/** A person's words, folded after three lines; before there are scripts they stand there whole. */
export function Folded({
  text,
  name,
  className = "",
  children = text,
}: FoldedProps) {
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(
    text.length > guess || text.split("\n").length > 3,
  );
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = words;
    if (!current || open) return;
    const observer = new ResizeObserver(() => {
      setLong(current.scrollHeight > current.clientHeight + 1);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [open, text]);
  return (
    <div className={className}>
      <p
        ref={words}
        className={`clip-ink whitespace-pre-line ${open ? "" : "folded"}`}
      >
        {children}
      </p>
      {long && (
        <FoldButton
          open={open}
          onToggle={() => {
            setOpen(!open);
          }}
        >
          {open ? "Show less" : "Show more"}
          <span className="sr-only"> of the {name}</span>
        </FoldButton>
      )}
    </div>
  );
}

interface FoldButtonProps extends ComponentPropsWithoutRef<"button"> {
  open: boolean;
  onToggle: () => void;
}

/** Unfolds what stands above it, and folds it again. */
export function FoldButton({ open, onToggle, ...rest }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="relative mt-0.5 min-h-6 text-sm font-semibold text-primary not-in-data-js:hidden after:absolute after:-inset-3 hover:underline"
      {...rest}
    />
  );
}
