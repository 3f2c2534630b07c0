import { useState } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import { Icon } from "~/ui/icon";
import { PostVideoLink } from "./post-video-link";
import { VideoPoster } from "~/features/media/video-poster";
import { readVideo, videoEmbedUrl } from "~/features/media/video-url";

interface PostVideoProps {
  postId: string;
  url: string;
  title: string;
}

/** A control that is pressed goes; the one in its place takes the focus as it comes. */
const focus = (control: HTMLElement | null) => control?.focus();

/**
 * A poster of our own until somebody presses play: before that no byte is asked of the video's host.
 * Close brings the poster back.
 */
export function PostVideo({ postId, url, title }: PostVideoProps) {
  // Null before the first time.
  const [playing, setPlaying] = useState<boolean | null>(null);
  const video = readVideo(url);
  const hydrated = useHydrated();

  if (!video) {
    return <p className="text-sm text-ink-soft">Invalid video URL</p>;
  }
  // A link to the video's own page, also for those without JavaScript.
  if (!hydrated) {
    return <PostVideoLink postId={postId} video={video} title={title} />;
  }
  return (
    <div>
      <div className="relative aspect-video overflow-hidden rounded-control bg-sunken">
        {playing ? (
          <iframe
            src={videoEmbedUrl(video)}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            className="absolute inset-0 size-full"
          />
        ) : (
          <button
            type="button"
            ref={playing === false ? focus : null}
            aria-label={`Play: ${title}`}
            onClick={() => {
              setPlaying(true);
            }}
            className="group absolute inset-0 grid size-full place-items-center focus-visible:-outline-offset-4"
          >
            <VideoPoster postId={postId} />
          </button>
        )}
      </div>
      {playing && (
        <div className="mt-2 flex justify-end">
          <Button
            variant="secondary"
            size="sm"
            ref={focus}
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
