import { useContext, useState } from "react";
import { PostDisplayContext } from "./post-display-context";
import { collapseText, splitLinks, type TextPart } from "./rich-text";
import { Link } from "@remix-run/react";
import { parseCitedBook } from "~/features/bible/cited-book";
import { defaultVersion, versions } from "~/features/bible/versions";
import { urls } from "~/shared/urls";
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

/** Common abbreviations. The Bible page accepts all of them. */
const bookPattern =
  "Gen(?:esis)?|Exod(?:us)?|Lev(?:iticus)?|Num(?:bers)?|Deut(?:eronomy)?|Josh(?:ua)?|Judges|Ruth|[12] (?:Sam(?:uel)?|Kings|Chron(?:icles)?|Cor(?:inthians)?|Thess(?:alonians)?|Tim(?:othy)?|Pet(?:er)?)|Ezra|Neh(?:emiah)?|Esther|Job|Ps(?:alms?)?|Prov(?:erbs)?|Eccl(?:esiastes)?|Song of (?:Solomon|Songs)|Isa(?:iah)?|Jer(?:emiah)?|Lam(?:entations)?|Ezek(?:iel)?|Dan(?:iel)?|Hos(?:ea)?|Joel|Amos|Obadiah|Jonah|Mic(?:ah)?|Nahum|Hab(?:akkuk)?|Zeph(?:aniah)?|Hag(?:gai)?|Zech(?:ariah)?|Mal(?:achi)?|Matt(?:hew)?|Mark|Luke|(?:[123] )?John|Acts|Rom(?:ans)?|Gal(?:atians)?|Eph(?:esians)?|Phil(?:ippians)?|Col(?:ossians)?|Titus|Philemon|Heb(?:rews)?|James|Jude|Rev(?:elation)?";

const versionIds = versions.map(({ id }) => id).join("|");

/** "John 3:16", "1 Cor. 13:4–7", "Psalm 23:1, 4 (WEB)". A verse is required, because "Mark 3" may be a name. */
const referencePattern = new RegExp(
  `\\b(${bookPattern})\\.? (\\d{1,3}):(\\d{1,3}(?:[-–]\\d{1,3})?)(?!\\d|[:.]\\d| ?[ap]\\.?m\\b)(?:((?:, \\d{1,3}(?:[-–]\\d{1,3})?)*) \\((${versionIds})\\))?`,
  "g",
);

/** Splits a text into plain text and Bible references, with the URLs of their pages. */
export function splitBibleReferences(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(referencePattern)) {
    const [whole, book = "", chapter, first = "", more = "", version] = match;
    const verses = `${first}${more}`.replaceAll("–", "-").replaceAll(" ", "");
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({
      text: whole,
      href: urls.passage(
        version ?? defaultVersion.id,
        parseCitedBook(book),
        Number(chapter),
        verses,
      ),
    });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

const linkClass = "text-primary underline underline-offset-2";

/** Links URLs (as `ugc`) and mentions; for visitors also Bible references. */
export function LinkedText({ text }: { text: string }) {
  const inDocument = useContext(PostDisplayContext) === "document";
  const parts = splitLinks(text);
  // Only documents link references, and the server renders them: the browser's code doesn't need this.
  const allParts =
    import.meta.env.SSR && inDocument
      ? parts.flatMap((part) =>
          part.href === undefined ? splitBibleReferences(part.text) : part,
        )
      : parts;
  return allParts.map(({ text, href }, key) => {
    if (href === undefined) return text;
    return href.startsWith("/") ? (
      <Link key={key} to={href} className={linkClass}>
        {text}
      </Link>
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
