import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { offline } from "./route-failure";

/** Shown at the requested page's URL. documents/offline-page.ts lists the pages that are cached on the device. */
export function OfflinePage() {
  return (
    <main
      id="main"
      className="grid min-h-dvh place-items-center bg-background p-4 text-ink"
    >
      <div className="w-full max-w-md py-12 text-center">
        <Icon name="wifi-off" className="mx-auto size-10 text-gold" />
        <h1 className="mt-4 font-serif text-2xl">{offline.title}</h1>
        <p className="mt-2 text-ink-soft">{offline.detail}</p>
        {/* A plain GET form would drop the query, so the script reloads instead. */}
        <form method="get" className="mt-6">
          <Button type="submit" data-action="reload">
            Try again
          </Button>
        </form>
        <section
          hidden
          data-cached-pages=""
          aria-labelledby="cached-heading"
          className="card mt-8 p-4 text-left shadow-card"
        >
          <h2 id="cached-heading" className="font-serif text-xl">
            On this device you can read
          </h2>
          <ul className="mt-2" />
        </section>
      </div>
    </main>
  );
}
