import { Link } from "@remix-run/react";
import { imageSrc } from "~/shared/image-src";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import type { TicketPage } from "~/features/reports/queue";
import { Panel } from "../panel";

/** The content when it was reported, and its current version if it differs. */
export function TicketContent({ ticket }: { ticket: TicketPage }) {
  const { snapshot, current, kind } = ticket;
  const { text, imageUrl, imageAlt, videoUrl, postId } = snapshot;
  const images =
    imageUrl !== null && snapshot.images.length === 0
      ? [{ url: imageUrl, alt: imageAlt }]
      : snapshot.images;
  const hasChanged = current !== null && hasChangedSince(current.text, ticket);
  return (
    <Panel title="What was reported">
      <p className="flex flex-wrap gap-2 text-sm empty:hidden">
        {current === null && <Badge tone="danger">Deleted since</Badge>}
        {current?.isHidden && <Badge tone="gold">Hidden</Badge>}
        {hasChanged && <Badge tone="primary">Changed since</Badge>}
      </p>
      {text !== "" && (
        <blockquote
          dir="auto"
          className="clip-ink border-l-4 border-line-strong pl-4 whitespace-pre-line"
        >
          {text}
        </blockquote>
      )}
      {text === "" && imageUrl === null && videoUrl === null && (
        <p className="text-ink-soft">It has no text or picture.</p>
      )}
      {images.map(({ url, alt }) => (
        <div key={url} className="max-w-xs">
          <img
            src={imageSrc(url)}
            alt={alt ?? ""}
            referrerPolicy="no-referrer"
            className="rounded-control"
          />
        </div>
      ))}
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
          <h3 className="font-semibold">Current version</h3>
          <p dir="auto" className="clip-ink whitespace-pre-line text-ink-soft">
            {current.text}
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
    </Panel>
  );
}

/** Snapshots of events and verses contain more than the content, so they can't be compared. */
function hasChangedSince(text: string, { snapshot }: TicketPage): boolean {
  const isPlain = !["event", "verse"].includes(snapshot.type);
  return isPlain && text !== snapshot.text;
}
