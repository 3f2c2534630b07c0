/** Hills at dawn, or at night in the dark theme. 4 KB gzip, fetched for one theme only. */
export function Scene({ className = "" }: { className?: string }) {
  return (
    // A span, because it may be inside a button, as in a video's poster.
    <span
      aria-hidden="true"
      className={`block bg-[url(/backgrounds/hills-dawn.svg)] bg-cover bg-bottom dark:bg-[url(/backgrounds/hills-night.svg)] ${className}`}
    />
  );
}

/**
 * Preloads the scene on pages that start with it: the browser discovers a stylesheet's images last. Users whose
 * chosen theme differs from their device's fetch both.
 */
export const scenePreloadLinks = () =>
  [
    ["dawn", "light"],
    ["night", "dark"],
  ].map(([hour, scheme]) => ({
    rel: "preload",
    as: "image",
    href: `/backgrounds/hills-${hour}.svg`,
    media: `(prefers-color-scheme: ${scheme})`,
    // Lower case for React 18. Without it, scripts load first.
    fetchpriority: "high",
  }));
