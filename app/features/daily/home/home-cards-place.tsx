import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/ui/hydrated";
import { onDemand, useOnDemand } from "~/ui/on-demand";
import { HomeCards } from "./home-cards";
import type { CardsOfTheDay } from "./home-cards";

const live = onDemand(() => import("./home-cards-live"));

/**
 * The cards above the feed, drawn by the server: their code is not in home's first load. The browser
 * keeps what it finds in their place; where home is opened inside the app, it fetches them.
 */
export function HomeCardsPlace({ day }: { day: CardsOfTheDay }) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // What the server drew stays as long as the page does.
  const [drawn] = useState(!hydrated);
  const { module } = useOnDemand(live, !drawn);

  useEffect(() => {
    const links = place.current;
    const open = (event: MouseEvent) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) {
        return;
      }
      event.preventDefault();
      navigate(link.pathname);
    };
    links?.addEventListener("click", open);
    return () => {
      links?.removeEventListener("click", open);
    };
  }, [navigate]);

  if (import.meta.env.SSR) {
    return (
      <div ref={place} className="min-h-40 lg:min-h-35">
        <HomeCards day={day} />
      </div>
    );
  }
  return drawn ? (
    <div
      ref={place}
      className="min-h-40 lg:min-h-35"
      suppressHydrationWarning
      // Nothing of it is known here, and nothing of it is changed.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  ) : (
    <div ref={place} className="min-h-40 lg:min-h-35">
      {module && <module.HomeCardsLive />}
    </div>
  );
}
