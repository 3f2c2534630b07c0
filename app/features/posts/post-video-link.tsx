import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";
import { videoEmbedUrl, videoPageUrl } from "./video-url";

/**
 * The same poster in a document: a link to the video's own page, which the document's script turns
 * into the player (browser/document-video.ts). Before that no byte is asked of the video's host.
 */
export function PostVideoLink({ id, title }: { id: string; title: string }) {
  return (
    <div data-video="">
      <div className="relative aspect-video overflow-hidden rounded-control bg-sunken">
        <a
          href={videoPageUrl(id)}
          target="_blank"
          rel="noopener nofollow ugc"
          data-action="play"
          data-embed={videoEmbedUrl(id)}
          aria-label={`Play: ${title}`}
          className="group absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
        >
          <Scene className="absolute inset-0" />
          <span className="relative grid size-16 place-items-center rounded-full bg-paper text-primary shadow-float transition-transform group-hover:scale-105">
            <Icon name="play" className="size-8" />
          </span>
        </a>
      </div>
      <p className="mt-1 text-xs text-ink-soft in-data-js:hidden">
        Opens {new URL(videoPageUrl(id)).host}
      </p>
      <div data-close="" hidden className="mt-2 flex justify-end">
        <Button variant="secondary" size="sm" data-action="close-video">
          <Icon name="close" className="size-4" />
          Close
        </Button>
      </div>
    </div>
  );
}
