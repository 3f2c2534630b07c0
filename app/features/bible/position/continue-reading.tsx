import { Link } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { getJson, sendJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import { formatPassage, parsePassage, type Passage } from "../passage";
import { getPassageCookieTime } from "../reader-cookies";
import { positionHref, type Position } from "./position";

/** Offers the chapter last read on another device, if that was later than the last one read here. */
export function ContinueReading({ passage }: { passage: Passage }) {
  const { data: position } = useQuery({
    queryKey: ["reading-position"],
    queryFn: ({ signal }) =>
      getJson(
        urls.api.readingPosition,
        (value) => value as Position | null,
        signal,
      ),
  });
  if (!position || position.updatedAt <= getPassageCookieTime(document.cookie))
    return null;
  const href = positionHref(position);
  const last = parsePassage(new URL(href, location.origin).searchParams);
  if (formatPassage(last) === formatPassage({ ...passage, verses: null }))
    return null;
  return (
    // In the space above the heading, so that nothing moves.
    <p className="relative -mb-11 flex touch items-center justify-center text-sm text-ink-soft">
      <Link to={href} className="touch content-center text-primary underline">
        Continue in {formatPassage(last)}
      </Link>
      , where you last read
    </p>
  );
}

/** A chapter on which the user stays for less than this wasn't read. */
const debounceMs = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Offline, the position is only in the cookie. */
export function storePosition({ version, book, chapter }: Passage): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    sendJson(urls.api.readingPosition, () => null, {
      method: "PUT",
      keepalive: true,
      body: { version: version.id, book: book?.name, chapter },
    }).catch(() => null);
  }, debounceMs);
}
