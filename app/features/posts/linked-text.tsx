import { linkParts } from "./rich-text";

/** A person's words with the addresses in them as links. `ugc`: theirs, not ours. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a
        key={index}
        href={part.href}
        target="_blank"
        rel="noopener nofollow ugc"
        className="break-all text-primary underline underline-offset-2"
      >
        {part.text}
      </a>
    ),
  );
}
