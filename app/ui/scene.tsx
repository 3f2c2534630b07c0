/**
 * Hills at dawn, at night in the dark theme: people walk with lamps to a lit chapel. The scene is
 * drawn so that its middle third stands alone on a phone. 4 KB gzip, fetched for one theme only.
 */
export function Scene({ className = "" }: { className?: string }) {
  return (
    // A span: it may stand in a button, as a video's poster does.
    <span
      aria-hidden="true"
      className={`block bg-[url(/backgrounds/hills-dawn.svg)] bg-cover bg-bottom dark:bg-[url(/backgrounds/hills-night.svg)] ${className}`}
    />
  );
}

/**
 * Asked for with the page, where the scene is what stands on top: a stylesheet's picture is otherwise
 * found last. Whoever chose the other theme than the device's fetches both.
 */
export const sceneLinks = () =>
  [
    ["dawn", "light"],
    ["night", "dark"],
  ].map(([hour, scheme]) => ({
    rel: "preload",
    as: "image",
    href: `/backgrounds/hills-${hour}.svg`,
    media: `(prefers-color-scheme: ${scheme})`,
    // React 18 knows the attribute by no other name; without it the scripts come first.
    fetchpriority: "high",
  }));
