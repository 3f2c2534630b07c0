import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from "react";

interface ReadMoreProps {
  text: string;
  /** Distinguishes the buttons for screen readers: 'bio' in 'Show more of the bio'. */
  name: string;
  className?: string;
  /** The text as rendered, if it isn't plain. */
  children?: ReactNode;
}

/** Characters in three lines on a phone; a guess until the text is measured. */
const estimatedLength = 130;

/** Text clamped to three lines; without JavaScript it is shown in full. */
export function ReadMore({
  text,
  name,
  className = "",
  children = text,
}: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(
    text.length > estimatedLength || text.split("\n").length > 3,
  );
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = paragraph;
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
        ref={paragraph}
        className={`clip-ink whitespace-pre-line ${open ? "" : "collapsed"}`}
      >
        {children}
      </p>
      {long && (
        <ReadMoreButton
          open={open}
          onToggle={() => {
            setOpen(!open);
          }}
        >
          {open ? "Show less" : "Show more"}
          <span className="sr-only"> of the {name}</span>
        </ReadMoreButton>
      )}
    </div>
  );
}

interface ReadMoreButtonProps extends ComponentPropsWithoutRef<"button"> {
  open: boolean;
  onToggle: () => void;
}

export function ReadMoreButton({
  open,
  onToggle,
  ...rest
}: ReadMoreButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="relative mt-0.5 needs-script min-h-6 font-sans text-sm font-semibold text-primary after:absolute after:-inset-3 hover:underline"
      {...rest}
    />
  );
}
