import { smallerOf } from "~/shared/image-key";
import { shownImageSrc } from "~/shared/shown-image";
import { useMissingPicture } from "./missing-picture";

interface AvatarProps {
  /** Chooses the colour, and is said aloud where `labelled`. */
  name: string;
  /** One or two letters, shown until there is a picture and wherever it fails to load. */
  initials: string;
  src: string | null;
  /** CSS pixels; the place is taken before anything loads. */
  size?: keyof typeof boxes;
  className?: string;
  /** Where the person's name does not stand beside it. */
  labelled?: boolean;
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

/** Grounds and inks that meet 4.5 : 1 in both themes. */
const tones = [
  "bg-primary-soft text-primary",
  "bg-gold-soft text-gold",
  "bg-gold text-paper",
  "bg-primary text-on-primary",
] as const;

/** The same person has the same colour everywhere. */
function toneOf(name: string): string {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return tones[sum % tones.length] ?? tones[0];
}

/** The smallest that is sharp on a screen of two pixels to one. */
function faceAt(src: string, size: number): string {
  const fit = smallerOf(src).find(({ width }) => width >= 2 * size);
  return fit?.name ?? src;
}

/** A person's picture, or their initials drawn here: no page asks a third party for a face. */
export function Avatar({
  name,
  initials,
  src,
  size = 40,
  className = "",
  labelled = false,
}: AvatarProps) {
  const { missing, watched } = useMissingPicture(src);
  if (src !== null && !missing) {
    return (
      <img
        {...watched}
        src={shownImageSrc(faceAt(src, size))}
        alt={labelled ? name : ""}
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
      {...(labelled
        ? { role: "img", "aria-label": name }
        : { "aria-hidden": true })}
      data-initials={initials}
      className={`avatar ${boxes[size]} ${toneOf(name)} ${className}`}
    />
  );
}
