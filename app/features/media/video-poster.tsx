import type { ReactEventHandler } from "react";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";

interface VideoPosterProps {
  /** Null: our drawing only. */
  postId: string | null;
  /** Loads before it is on screen. */
  eager?: boolean;
  onLoad?: ReactEventHandler<HTMLImageElement>;
}

/** Our own drawing, covered by the video's thumbnail once our server has it, and a play icon. */
export function VideoPoster({
  postId,
  eager = false,
  onLoad,
}: VideoPosterProps) {
  return (
    <>
      <Scene className="absolute inset-0" />
      {postId !== null && (
        <img
          src={urls.videoThumbnail(postId)}
          alt=""
          loading={eager ? "eager" : "lazy"}
          onLoad={onLoad}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className="relative grid size-16 place-items-center rounded-full bg-paper text-primary shadow-float transition-transform group-hover:scale-105">
        <Icon name="play" className="size-8" />
      </span>
    </>
  );
}
