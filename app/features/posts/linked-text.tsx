import { Link } from "@remix-run/react";
import { linkParts } from "./rich-text";

/** A person's words with the addresses in them as links. `ugc`: theirs, not ours. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ text, href, place }, index) => {
    if (place !== undefined) {
      return (
        <Link
          key={index}
          to={place}
          className="text-primary underline underline-offset-2"
        >
          {text}
        </Link>
      );
    }
    return href === undefined ? (
      text
    ) : (
      <a
        key={index}
        href={href}
        target="_blank"
        rel="noopener nofollow ugc"
        className="break-all text-primary underline underline-offset-2"
      >
        {text}
      </a>
    );
  });
}
