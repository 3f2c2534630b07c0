// Drawn as ui/icon-paths.ts are; kept here, since every page pays for what stands there.
const paths = {
  pause: "M8.5 5.5v13M15.5 5.5v13",
  sound:
    "M4 9.75v4.5h3.25L12 18.5v-13L7.25 9.75zM15.5 9.25a4 4 0 0 1 0 5.5M18 6.75a7.5 7.5 0 0 1 0 10.5",
  silent:
    "M4 9.75v4.5h3.25L12 18.5v-13L7.25 9.75zM16 9.75l4.5 4.5M20.5 9.75L16 14.25",
};

/** A sign that only the story viewer shows. */
export function StorySign({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6 shrink-0 fill-none stroke-current"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
