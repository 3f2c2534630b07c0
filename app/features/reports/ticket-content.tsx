import { Link } from "@remix-run/react";
import { shownImageSrc } from "~/shared/shown-image";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import type { TicketPage } from "./queue";
import { TicketPart } from "./ticket-part";

/** As it was when it was reported, and what has become of it since. */
export function TicketContent({ ticket }: { ticket: TicketPage }) {
  const { snapshot, current, kind } = ticket;
  const { words, imageUrl, imageAlt, videoUrl, postId } = snapshot;
  const hasChanged = current !== null && isOther(current.words, ticket);
  return (
    <TicketPart title="What was reported">
      <p className="flex flex-wrap gap-2 text-sm empty:hidden">
        {current === null && <Badge tone="danger">Gone by now</Badge>}
        {current?.isHidden && <Badge tone="gold">Hidden</Badge>}
        {hasChanged && <Badge tone="primary">Changed since</Badge>}
      </p>
      {words !== "" && (
        <blockquote
          dir="auto"
          className="clip-ink border-l-4 border-line-strong pl-4 whitespace-pre-line"
        >
          {words}
        </blockquote>
      )}
      {words === "" && imageUrl === null && videoUrl === null && (
        <p className="text-ink-soft">It has neither words nor a picture.</p>
      )}
      {imageUrl !== null && (
        <div className="max-w-xs">
          <img
            src={shownImageSrc(imageUrl)}
            alt={imageAlt ?? ""}
            referrerPolicy="no-referrer"
            className="rounded-control"
          />
        </div>
      )}
      {videoUrl !== null && (
        <p className="text-sm wrap-anywhere">
          <a
            href={videoUrl}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline"
          >
            {videoUrl}
          </a>
        </p>
      )}
      {hasChanged && (
        <>
          <h3 className="font-semibold">What stands there now</h3>
          <p dir="auto" className="clip-ink whitespace-pre-line text-ink-soft">
            {current.words}
          </p>
        </>
      )}
      {postId !== null && current !== null && !current.isHidden && (
        <Link
          to={
            kind === "comment" ? urls.postComments(postId) : urls.post(postId)
          }
          className="inline-flex touch items-center font-semibold underline"
        >
          Open it
        </Link>
      )}
    </TicketPart>
  );
}

/** Events and verses are kept with more than their own words. */
function isOther(words: string, { snapshot }: TicketPage): boolean {
  const isPlain = !["event", "verse"].includes(snapshot.type);
  return isPlain && words !== snapshot.words;
}
