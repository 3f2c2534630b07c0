import { listSmallerImages } from "~/shared/image-key";
import { imageSrc } from "~/shared/image-src";
import { Icon } from "./icon";
import { useMissingImage } from "./use-missing-image";

export interface AvatarProps {
  /** Determines the colour. */
  name: string;
  /** One or two letters, shown without an image or if it fails to load. Empty: a neutral icon. */
  initials: string;
  src: string | null;
  /** CSS pixels. */
  size?: keyof typeof boxes;
  className?: string;
}

const boxes = {
  32: "size-8",
  36: "size-9",
  40: "size-10",
  44: "size-11",
  56: "size-14",
  72: "size-18",
  104: "size-26",
} as const;

/** Colour pairs with a contrast of at least 4.5:1 in both themes. */
const tones = [
  "bg-primary-soft text-primary",
  "bg-gold-soft text-gold",
  "bg-gold text-paper",
  "bg-primary text-on-primary",
] as const;

function pickTone(name: string): string {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return tones[sum % tones.length] ?? tones[0];
}

/** The smallest version that is sharp at a device pixel ratio of 2. */
function pickSource(src: string, size: number): string {
  const fit = listSmallerImages(src).find(({ width }) => width >= 2 * size);
  return fit?.name ?? src;
}

/** Decoration, because the name is next to it: the profile image or initials. Never loads a third party's image. */
export function Avatar({
  name,
  initials,
  src,
  size = 40,
  className = "",
}: AvatarProps) {
  const { missing, imageProps } = useMissingImage(src);
  if (src !== null && !missing) {
    return (
      <img
        {...imageProps}
        src={imageSrc(pickSource(src, size))}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={`avatar ${boxes[size]} bg-sunken ${className}`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      data-initials={initials}
      className={`avatar ${boxes[size]} ${initials ? pickTone(name) : "bg-sunken text-ink-soft before:hidden"} ${className}`}
    >
      {initials === "" && <Icon name="user" className="size-1/2" />}
    </span>
  );
}
