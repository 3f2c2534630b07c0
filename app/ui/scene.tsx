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
