import { useContext, useState } from "react";
import { PostDisplayContext } from "./post-display-context";
import { collapseText, splitText } from "./rich-text";
import { splitReferences } from "./split-references";
import { Link } from "@remix-run/react";
import { lazyCode, useLazy } from "~/ui/lazy";
import { ReadMoreButton } from "~/ui/read-more";

interface PostTextProps {
  text: string;
  className?: string;
}

/**
 * Keeps line breaks, links URLs, and collapses long texts in lists. `clip-ink` clips stacked combining
 * marks (Zalgo text), which would otherwise cover other posts.
 */
export function PostText({ text, className = "" }: PostTextProps) {
  const [expanded, setExpanded] = useState(false);
  const inList = useContext(PostDisplayContext) === "list";
  const collapsedText = inList ? collapseText(text) : null;
  return (
    <div className={className}>
      <p className="clip-ink whitespace-pre-line">
        <LinkedText text={(!expanded && collapsedText) || text} />
      </p>
      {collapsedText !== null && (
        <ReadMoreButton
          open={expanded}
          onToggle={() => {
            setExpanded(!expanded);
          }}
        >
          {expanded ? "Show less" : "Show more"}
        </ReadMoreButton>
      )}
    </div>
  );
}

const lazyReferences = lazyCode(() => import("./reference-link"));

const linkClass = "text-primary underline underline-offset-2";

/**
 * Links URLs (as `ugc`), mentions and Bible references. The server links references only in documents; in the app the
 * browser does once that code has loaded, because it needs the names of the books.
 */
export function LinkedText({ text }: { text: string }) {
  const { module } = useLazy(lazyReferences, /\d:\d/.test(text));
  const inDocument = useContext(PostDisplayContext) === "document";
  const split =
    import.meta.env.SSR && inDocument
      ? splitReferences
      : module?.splitMemberReferences;
  const parts = splitText(text, split);
  return parts.map(({ text, href, link: InternalLink = Link }, key) => {
    if (href === undefined) return text;
    return href.startsWith("/") ? (
      <InternalLink key={key} to={href} discover="none" className={linkClass}>
        {text}
      </InternalLink>
    ) : (
      <a
        key={key}
        href={href}
        target="_blank"
        rel="noopener nofollow ugc"
        className={`break-all ${linkClass}`}
      >
        {text}
      </a>
    );
  });
}
