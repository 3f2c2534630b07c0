/**
 * Hills at dawn, at night in the dark theme: people walk with lamps to a lit chapel. The scene is
 * drawn so that its middle third stands alone on a phone. 4 KB gzip, fetched for one theme only.
 */
export function Scene({ className = "" }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`bg-[url(/backgrounds/hills-dawn.svg)] bg-cover bg-bottom dark:bg-[url(/backgrounds/hills-night.svg)] ${className}`}
    />
  );
}
