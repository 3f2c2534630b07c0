import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { offline } from "./route-failure";

/**
 * Shown at the address of the page that was wanted, so that to try again is to load it. What the device has
 * kept is listed by the document's script (browser/document-kept.ts).
 */
export function OfflinePage() {
  return (
    <main
      id="main"
      className="grid min-h-dvh place-items-center bg-ground p-4 text-ink"
    >
      <div className="w-full max-w-md py-12 text-center">
        <Icon name="wifi-off" className="mx-auto size-10 text-gold" />
        <h1 className="mt-4 font-serif text-2xl">{offline.title}</h1>
        <p className="mt-2 text-ink-soft">{offline.detail}</p>
        {/* By itself it would forget the query. */}
        <form method="get" className="mt-6">
          <Button type="submit" data-action="reload">
            Try again
          </Button>
        </form>
        <section
          hidden
          data-kept-pages=""
          aria-labelledby="kept-heading"
          className="card mt-8 p-4 text-left shadow-card"
        >
          <h2 id="kept-heading" className="font-serif text-xl">
            On this device you can read
          </h2>
          <ul className="mt-2" />
        </section>
      </div>
    </main>
  );
}
