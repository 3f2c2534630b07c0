import sprite from "./icons.svg?url";

/** The symbols of icons.svg. */
export const iconNames = [
  "arrow-left",
  "arrow-right",
  "bell",
  "bible",
  "block",
  "book-open",
  "calendar",
  "chart",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "clock",
  "close",
  "comment",
  "copy",
  "download",
  "edit",
  "flag",
  "games",
  "heart",
  "home",
  "image",
  "link",
  "mail",
  "moon",
  "more",
  "mute",
  "pause",
  "people",
  "pin",
  "play",
  "plus",
  "prayer",
  "reels",
  "search",
  "settings",
  "share",
  "sign-out",
  "sound",
  "sun",
  "text-size",
  "trash",
  "user",
  "verse",
  "video",
  "warning",
  "wifi-off",
] as const;

export type IconName = (typeof iconNames)[number] | "heart-filled";

type IconProps = {
  name: IconName;
  /** Sizes and colours, as utilities; 20 px when nothing is said. */
  className?: string;
  /** Said aloud. Leave it out where a word beside the icon, or the control's label, says it. */
  label?: string;
};

/** One of our own line icons, in the colour of the text around it, out of the one file that holds all. */
export function Icon({ name, className = "", label }: IconProps) {
  const filled = name === "heart-filled";
  return (
    <svg
      className={`icon${filled ? "-filled" : ""} ${className}`}
      {...(label === undefined
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": label })}
    >
      <use href={`${sprite}#${filled ? "heart" : name}`} />
    </svg>
  );
}
