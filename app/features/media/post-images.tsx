import { PostImage } from "./post-image";

interface PostImagesProps {
  images: readonly {
    url: string;
    width: number | null;
    height: number | null;
    alt: string | null;
  }[];
  eager: boolean;
  minRatio?: number;
}

/** One picture in its own shape; two to four in a grid of fixed shape, so that nothing moves while they load. */
export function PostImages({ images, eager, minRatio }: PostImagesProps) {
  const [first] = images;
  if (!first) return null;
  if (images.length === 1) {
    const { url, ...rest } = first;
    return <PostImage src={url} {...rest} eager={eager} minRatio={minRatio} />;
  }
  return (
    <ul className="grid aspect-3/2 auto-rows-fr grid-cols-2 gap-1 overflow-hidden rounded-control">
      {images.map(({ url, ...rest }, at) => (
        <li
          key={url}
          className={`grid min-h-0 ${at === 0 && images.length < 4 ? "row-span-2" : ""} ${at === 1 && images.length === 2 ? "row-span-2" : ""}`}
        >
          <PostImage src={url} {...rest} eager={eager} isCell />
        </li>
      ))}
    </ul>
  );
}
