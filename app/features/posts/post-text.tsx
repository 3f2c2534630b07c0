import { useContext, useState } from "react";
import { LinkedText } from "./linked-text";
import { PostDisplayContext } from "./post-display-context";
import { collapseText } from "./rich-text";

interface PostTextProps {
  text: string;
  className?: string;
}

const textClass = "clip-ink whitespace-pre-line";

/**
 * Keeps line breaks, links URLs, and collapses long texts in lists. `clip-ink` clips stacked combining
 * marks (Zalgo text), which would otherwise cover other posts.
 */
export function PostText({ text, className = "" }: PostTextProps) {
  const [expanded, setExpanded] = useState(false);
  const inList = useContext(PostDisplayContext) === "list";
  const collapsedText = inList ? collapseText(text) : null;
  if (collapsedText === null) {
    return (
      <p className={`${textClass} ${className}`}>
        <LinkedText text={text} />
      </p>
    );
  }
  return (
    <div className={className}>
      <p className={textClass}>
        <LinkedText text={expanded ? text : collapsedText} />
      </p>
      <button
        type="button"
        aria-expanded={expanded}
        onClick={() => {
          setExpanded(!expanded);
        }}
        className="relative text-sm font-semibold text-primary after:absolute after:-inset-3 hover:underline"
      >
        {expanded ? "Show less" : "Show more"}
      </button>
    </div>
  );
}
