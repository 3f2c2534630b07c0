import { useContext } from "react";
import { citedPlaces } from "./cited-places";
import { PostPlace } from "./post-place";
import { linkParts } from "./rich-text";

/**
 * A person's words with the addresses in them as links (`ugc`: theirs, not ours), and for visitors the
 * places of the Bible that they cite.
 */
export function LinkedText({ text }: { text: string }) {
  const inDocument = useContext(PostPlace) === "document";
  return linkParts(text).map((part, index) =>
    part.href === undefined ? (
      // A visitor's page is a document, so the app's own code goes without it.
      import.meta.env.SSR && inDocument ? (
        <CitingText key={index} text={part.text} />
      ) : (
        part.text
      )
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

function CitingText({ text }: { text: string }) {
  return citedPlaces(text).map(({ text, place }, index) =>
    place === undefined ? (
      text
    ) : (
      <a
        key={index}
        href={place}
        className="text-primary underline underline-offset-2"
      >
        {text}
      </a>
    ),
  );
}
