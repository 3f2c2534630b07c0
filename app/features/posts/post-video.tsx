import { useContext, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";
import { PostPlace } from "./post-place";
import { PostVideoLink } from "./post-video-link";
import { videoEmbedUrl, videoId } from "./video-url";

/**
 * A drawn poster until somebody presses play: before that no byte is asked of the video's host.
 * Close brings the poster back.
 */
export function PostVideo({ url, title }: { url: string; title: string }) {
  const [playing, setPlaying] = useState(false);
  const id = videoId(url);
  const inDocument = useContext(PostPlace) === "document";
  const place = useRef<HTMLDivElement>(null);
  const wasPlaying = useRef(false);

  // The control that was pressed is gone; the focus goes to the one that took its place.
  useEffect(() => {
    if (playing !== wasPlaying.current) {
      place.current?.querySelector<HTMLElement>("[data-next]")?.focus();
    }
    wasPlaying.current = playing;
  }, [playing]);

  if (id === null) {
    return <p className="text-sm text-ink-soft">Invalid video URL</p>;
  }
  // Only the server draws documents: the app's own code goes without the link.
  if (import.meta.env.SSR && inDocument) {
    return <PostVideoLink id={id} title={title} />;
  }
  return (
    <div ref={place}>
      <div className="relative aspect-video overflow-hidden rounded-control bg-sunken">
        {playing ? (
          <iframe
            src={videoEmbedUrl(id)}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            className="absolute inset-0 size-full"
          />
        ) : (
          <button
            type="button"
            data-next=""
            aria-label={`Play: ${title}`}
            onClick={() => {
              setPlaying(true);
            }}
            className="group absolute inset-0 grid size-full place-items-center focus-visible:-outline-offset-4"
          >
            <Scene className="absolute inset-0" />
            <span className="relative grid size-16 place-items-center rounded-full bg-paper text-primary shadow-float transition-transform group-hover:scale-105">
              <Icon name="play" className="size-8" />
            </span>
          </button>
        )}
      </div>
      {playing && (
        <div className="mt-2 flex justify-end">
          <Button
            variant="secondary"
            size="sm"
            data-next=""
            onClick={() => {
              setPlaying(false);
            }}
          >
            <Icon name="close" className="size-4" />
            Close
          </Button>
        </div>
      )}
    </div>
  );
}
