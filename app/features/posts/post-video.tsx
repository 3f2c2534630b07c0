import { useState } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { Icon } from "~/ui/icon";
import { VideoPoster } from "~/features/media/video-poster";
import {
  parseVideoUrl,
  videoEmbedUrl,
  videoPageUrl,
  type Video,
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

/** Shows our own poster first: no request goes to the video host before a click on play. */
export function PostVideo({ postId, url, title, videoTitle }: PostVideoProps) {
  // Null until the first play.
  const [playing, setPlaying] = useState<boolean | null>(null);
  const video = parseVideoUrl(url);
  const hydrated = useHydrated();

  if (!video) {
    return <p className="text-sm text-ink-soft">Invalid video URL</p>;
  }
  // Before hydration and without scripts, a link to the video's own page.
  if (!hydrated) {
    return (
      <PostVideoLink
        postId={postId}
        video={video}
        videoTitle={videoTitle}
        title={title}
      />
    );
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
            <VideoPoster postId={postId} title={videoTitle} />
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

interface PostVideoLinkProps {
  postId: string | null;
  video: Video;
  videoTitle: string | null;
  title: string;
}

/**
 * The poster in a document: a link to the video's own page, which the document's script replaces with the
 * player. No request goes to the video host before a click.
 */
function PostVideoLink({
  postId,
  video,
  videoTitle,
  title,
}: PostVideoLinkProps) {
  return (
    <div data-video="">
      <div className="relative aspect-video overflow-hidden rounded-control bg-sunken">
        <a
          href={videoPageUrl(video)}
          target="_blank"
          rel="noopener nofollow ugc"
          data-action="play"
          data-embed={videoEmbedUrl(video)}
          aria-label={`Play: ${title}`}
          className="group absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
        >
          <VideoPoster postId={postId} title={videoTitle} />
        </a>
      </div>
      <p className="mt-1 without-script text-xs text-ink-soft">
        Opens {new URL(videoPageUrl(video)).host}
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
