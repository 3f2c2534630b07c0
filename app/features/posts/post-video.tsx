import { useState } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { Icon } from "~/ui/icon";
import { VideoPoster } from "~/features/media/video-poster";
import {
  parseVideoUrl,
  videoEmbedUrl,
  videoPageUrl,
} from "~/features/media/video-url";

interface PostVideoProps {
  /** Null: there is no still. */
  postId: string | null;
  url: string;
  /** For the control's name. */
  title: string;
  /** The video's own title, shown on the poster. */
  videoTitle: string | null;
}

/** A ref that focuses the control that replaces the pressed one. */
const focus = (control: HTMLElement | null) => control?.focus();

/**
 * Shows our own poster first: no request goes to the video host before a click on play. Before hydration and without
 * scripts, the poster links to the video's own page.
 */
export function PostVideo({ postId, url, title, videoTitle }: PostVideoProps) {
  // Null until the first play.
  const [playing, setPlaying] = useState<boolean | null>(null);
  const video = parseVideoUrl(url);
  const hydrated = useHydrated();

  if (!video) {
    return <p className="text-sm text-ink-soft">Invalid video URL</p>;
  }
  const pageUrl = videoPageUrl(video);
  const props = {
    "aria-label": `Play: ${title}`,
    className:
      "group absolute inset-0 grid size-full place-items-center focus-visible:-outline-offset-4",
  };
  const poster = <VideoPoster postId={postId} title={videoTitle} />;
  const control = hydrated ? (
    <button
      {...props}
      type="button"
      ref={playing === false ? focus : null}
      onClick={() => {
        setPlaying(true);
      }}
    >
      {poster}
    </button>
  ) : (
    // A document's script replaces the link with the player.
    <a
      {...props}
      href={pageUrl}
      target="_blank"
      rel="noopener nofollow ugc"
      data-action="play"
      data-embed={videoEmbedUrl(video)}
    >
      {poster}
    </a>
  );
  return (
    <div {...(!hydrated && { "data-video": "" })}>
      <div className="relative aspect-video overflow-hidden rounded-control bg-sunken">
        {playing ? (
          <iframe
            src={videoEmbedUrl(video)}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            className="absolute inset-0 size-full"
          />
        ) : (
          control
        )}
      </div>
      {!hydrated && (
        <p className="mt-1 without-script text-xs text-ink-soft">
          Opens {new URL(pageUrl).host}
        </p>
      )}
      {(playing || !hydrated) && (
        <div data-close="" hidden={!hydrated} className="mt-2 flex justify-end">
          <Button
            variant="secondary"
            size="sm"
            ref={playing ? focus : null}
            data-action="close-video"
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
