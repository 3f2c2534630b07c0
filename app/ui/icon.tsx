import sprite from "./icons.svg?url";

/** The symbols of icons.svg. */
export const iconNames = [
  "arrow-left",
  "arrow-right",
  "bell",
  "bible",
  "block",
  "book-open",
  "bookmark",
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
  "grip",
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

export type IconName = (typeof iconNames)[number] | `${FilledIcon}-filled`;

type FilledIcon = "bookmark" | "heart";

type IconProps = {
  name: IconName;
  /** Size and colour utilities; 20 px by default. */
  className?: string;
  /** The accessible name. Omit it if adjacent text or the control's label says the same. */
  label?: string;
};

/** A line icon from the sprite icons.svg, in the current text colour. */
export function Icon({ name, className = "", label }: IconProps) {
  const symbol = name.replace("-filled", "");
  const filled = symbol !== name;
  return (
    <svg
      className={`icon${filled ? "-filled" : ""} ${className}`}
      {...(label === undefined
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": label })}
    >
      <use href={`${sprite}#${symbol}`} />
    </svg>
  );
}
