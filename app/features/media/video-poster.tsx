import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";

/** A video before it is played: our drawing, its still over that, fetched by our server, and play. */
export function VideoPoster({ postId }: { postId: string }) {
  return (
    <>
      <Scene className="absolute inset-0" />
      <img
        src={urls.videoThumbnail(postId)}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="relative grid size-16 place-items-center rounded-full bg-paper text-primary shadow-float transition-transform group-hover:scale-105">
        <Icon name="play" className="size-8" />
      </span>
    </>
  );
}
