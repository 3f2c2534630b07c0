import { Link } from "@remix-run/react";
import { useContext } from "react";
import { citedPlaces } from "./cited-places";
import { PostPlace } from "./post-place";
import { linkParts } from "./rich-text";

const look = "text-primary underline underline-offset-2";

/**
 * A person's words with the addresses in them as links (`ugc`: theirs, not ours), those whom they name as links to
 * them, and for visitors the places of the Bible that they cite.
 */
export function LinkedText({ text }: { text: string }) {
  const inDocument = useContext(PostPlace) === "document";
  return linkParts(text).map(({ text, href }, key) =>
    href === undefined ? (
      // A visitor's page is a document, so the app's own code goes without it.
      import.meta.env.SSR && inDocument ? (
        <CitingText key={key} text={text} />
      ) : (
        text
      )
    ) : href[0] === "/" ? (
      <Link key={key} to={href} className={look}>
        {text}
      </Link>
    ) : (
      <a
        key={key}
        href={href}
        target="_blank"
        rel="noopener nofollow ugc"
        className={`break-all ${look}`}
      >
        {text}
      </a>
    ),
  );
}

function CitingText({ text }: { text: string }) {
  return citedPlaces(text).map(({ text, place }, index) =>
    place === undefined ? (
      text
    ) : (
      <a key={index} href={place} className={look}>
        {text}
      </a>
    ),
  );
}
