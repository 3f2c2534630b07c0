import { useEffect, useRef, useState } from "react";
import { VideoPoster } from "~/features/media/video-poster";
import {
  parseVideoUrl,
  videoEmbedUrl,
  videoPageUrl,
  type Video,
} from "~/features/media/video-url";
import { focusOnMount } from "~/ui/restore-focus";
import { dismissNonErrorToast } from "~/ui/toast-store";
import { listenToPlayer, pausePlayer } from "./player-messages";

interface PlayerProps {
  postId: string;
  url: string;
  /** For the control's name. */
  title: string;
  /** The video's own title, shown on the poster. */
  videoTitle: string | null;
  /** The player is removed when the user leaves the slide. */
  isShown: boolean;
  /** Pauses while something covers the player. */
  isCovered: boolean;
}

/**
 * The video's poster and, after Play, the host's own player. YouTube's terms forbid covering it. Nothing is loaded from
 * the host before the user presses Play.
 */
export function Player({
  postId,
  url,
  title,
  videoTitle,
  isShown,
  isCovered,
}: PlayerProps) {
  const video = parseVideoUrl(url);
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying && !isShown) setPlaying(false);
  const [hasFailed, setFailed] = useState(false);
  if (!video) return <p className="p-6 text-center">Invalid video URL</p>;
  const ratio = video.isShort ? 9 / 16 : 16 / 9;
  return (
    <div
      className="relative grid min-h-[200px] max-w-full place-items-center overflow-hidden bg-black text-white sm:rounded-control"
      style={
        hasFailed
          ? { width: "100cqw", height: "100cqh" }
          : {
              aspectRatio: ratio,
              width: `min(100cqw, ${100 * ratio}cqh)`,
            }
      }
    >
      {hasFailed ? (
        <Unplayable video={video} />
      ) : isPlaying ? (
        <PlayerFrame
          video={video}
          title={title}
          isCovered={isCovered}
          setFailed={setFailed}
        />
      ) : (
        <button
          type="button"
          aria-label={`Play: ${title}`}
          onClick={() => {
            dismissNonErrorToast();
            setPlaying(true);
          }}
          className="group absolute inset-0 grid size-full place-items-center focus-visible:-outline-offset-4"
        >
          <VideoPoster postId={postId} title={videoTitle} eager />
        </button>
      )}
    </div>
  );
}

interface FrameProps {
  video: Video;
  title: string;
  isCovered: boolean;
  setFailed: (hasFailed: boolean) => void;
}

function PlayerFrame({ video, title, isCovered, setFailed }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    frame.current.focus();
    return listenToPlayer(frame.current, () => {
      setFailed(true);
    });
  }, [setFailed]);
  useEffect(() => {
    if (isCovered && frame.current) pausePlayer(frame.current);
  }, [isCovered]);
  return (
    <iframe
      ref={frame}
      src={videoEmbedUrl(video)}
      title={`${hostNames[video.host]}: ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Without a referrer YouTube returns error 153.
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  );
}

const hostNames = { youtube: "YouTube", vimeo: "Vimeo" };

function Unplayable({ video }: { video: Video }) {
  return (
    <div role="alert" className="max-h-full overflow-y-auto p-6 text-center">
      <p>This video isn't available here.</p>
      <a
        // The focus was in the removed player.
        ref={focusOnMount}
        href={videoPageUrl(video)}
        target="_blank"
        rel="noopener nofollow ugc"
        className="inline-flex touch items-center font-semibold underline"
      >
        Watch on {hostNames[video.host]}
      </a>
    </div>
  );
}
