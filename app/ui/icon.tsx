import { iconPaths } from "~/ui/icon-paths";

export type IconName = keyof typeof iconPaths | "heart-filled";

type IconProps = {
  name: IconName;
  /** Sizes and colours, as utilities; 20 px when nothing is said. */
  className?: string;
  /** Said aloud. Leave it out where a word beside the icon, or the control's label, says it. */
  label?: string;
};

/** One of our own line icons, in the colour of the text around it. */
export function Icon({ name, className = "size-5", label }: IconProps) {
  const filled = name === "heart-filled";
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": label })}
    >
      <path d={iconPaths[filled ? "heart" : name]} />
    </svg>
  );
}
