import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";

interface VideoPosterProps {
  /** Null: our drawing only. */
  postId: string | null;
  /** The video's own title. The control around the poster has it in its name. */
  title: string | null;
  /** Loads before it is on screen. */
  eager?: boolean;
}

/** Our own drawing, covered by the video's thumbnail once our server has it, a play icon and the video's title. */
export function VideoPoster({
  postId,
  title,
  eager = false,
}: VideoPosterProps) {
  return (
    <>
      <Scene className="absolute inset-0" />
      {postId !== null && (
        <img
          src={urls.videoThumbnail(postId)}
          alt=""
          loading={eager ? "eager" : "lazy"}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {title && (
        <span
          dir="auto"
          className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 via-black/70 to-transparent px-4 pt-8 pb-2.5 text-start text-sm font-semibold text-white sm:text-base"
        >
          <span className="line-clamp-2">{title}</span>
        </span>
      )}
      <span className="relative grid size-16 place-items-center rounded-full bg-paper text-primary shadow-float transition-transform group-hover:scale-105">
        <Icon name="play" className="size-8" />
      </span>
    </>
  );
}
