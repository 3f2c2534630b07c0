import { Link } from "@remix-run/react";
import { useContext } from "react";
import { splitBibleReferences } from "./bible-references";
import { PostDisplayContext } from "./post-display-context";
import { splitLinks } from "./rich-text";

const linkClass = "text-primary underline underline-offset-2";

/** Links URLs (as `ugc`) and mentions; for visitors also Bible references. */
export function LinkedText({ text }: { text: string }) {
  const inDocument = useContext(PostDisplayContext) === "document";
  return splitLinks(text).map(({ text, href }, key) =>
    href === undefined ? (
      // Only documents link references, and the server renders them: the browser's code leaves this out.
      import.meta.env.SSR && inDocument ? (
        <TextWithReferences key={key} text={text} />
      ) : (
        text
      )
    ) : href[0] === "/" ? (
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
    ),
  );
}

function TextWithReferences({ text }: { text: string }) {
  return splitBibleReferences(text).map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      <a key={index} href={href} className={linkClass}>
        {text}
      </a>
    ),
  );
}
