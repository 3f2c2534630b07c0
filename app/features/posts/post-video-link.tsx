import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { VideoPoster } from "~/features/media/video-poster";
import {
  videoEmbedUrl,
  videoPageUrl,
  type Video,
} from "~/features/media/video-url";

interface PostVideoLinkProps {
  postId: string;
  video: Video;
  title: string;
}

/**
 * The poster in a document: a link to the video's own page, which the document's script replaces with the
 * player. No request goes to the video host before a click.
 */
export function PostVideoLink({ postId, video, title }: PostVideoLinkProps) {
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
          <VideoPoster postId={postId} />
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
