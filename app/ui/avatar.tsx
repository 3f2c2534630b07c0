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
  size?: number;
  className?: string;
  /** Where the person's name does not stand beside it. */
  labelled?: boolean;
}

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
        className={`avatar bg-sunken ${className}`}
      />
    );
  }
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      {...(labelled
        ? { role: "img", "aria-label": name }
        : { "aria-hidden": true })}
      className={`avatar ${toneOf(name)} ${className}`}
    >
      <text
        x="20"
        y="20"
        fontSize="15"
        fill="currentColor"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {initials}
      </text>
    </svg>
  );
}
