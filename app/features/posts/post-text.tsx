import { useContext, useState } from "react";
import { LinkedText } from "./linked-text";
import { PostPlace } from "./post-place";
import { foldText } from "./rich-text";

interface PostTextProps {
  text: string;
  className?: string;
}

const look = "clip-ink whitespace-pre-line";

/**
 * A person's words as they wrote them: line breaks kept, addresses linked, long ones folded in lists. Piled-up
 * marks (Zalgo) are cut off at its edge, so that no post draws over another.
 */
export function PostText({ text, className = "" }: PostTextProps) {
  const [open, setOpen] = useState(false);
  const inList = useContext(PostPlace) === "list";
  const folded = inList ? foldText(text) : null;
  if (folded === null) {
    return (
      <p className={`${look} ${className}`}>
        <LinkedText text={text} />
      </p>
    );
  }
  return (
    <div className={className}>
      <p className={look}>
        <LinkedText text={open ? text : folded} />
      </p>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
        className="relative text-sm font-semibold text-primary after:absolute after:-inset-3 hover:underline"
      >
        {open ? "Show less" : "Show more"}
      </button>
    </div>
  );
}
