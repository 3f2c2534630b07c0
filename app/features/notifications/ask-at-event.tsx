import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { AskCard } from "./ask-card";
import { mayAskForPush } from "./push-client";

/**
 * Below an event in which somebody has just marked interest: where they look, in the page's own flow, and under
 * what they have pressed, so that nothing moves from under the finger.
 */
export function AskAtEvent() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const { documentElement } = document;
    const look = () => {
      const { interest } = documentElement.dataset;
      if (interest === undefined) return;
      delete documentElement.dataset["interest"];
      const row = rowOf(interest);
      if (!row) return;
      void mayAskForPush().then((may) => {
        if (may && row.isConnected) setPlace(placeAfter(row));
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(documentElement, { attributeFilter: ["data-interest"] });
    look();
    return () => {
      observer.disconnect();
    };
  }, []);
  useEffect(
    () => () => {
      place?.remove();
    },
    [place],
  );
  if (!place) return null;
  return createPortal(
    <AskCard
      title="Shall this device tell you, too?"
      words="We will remind you a day and an hour before, and when something changes."
      onDone={() => {
        setPlace(null);
      }}
    />,
    place,
  );
}

/** What holds the button that was pressed. */
function rowOf(postId: string): Element | null {
  const card = document.getElementById(postId);
  return (
    card?.querySelector("[formaction$='/interest']")?.parentElement ?? null
  );
}

/** React knows nothing of it, and takes it along with the card. */
function placeAfter(row: Element): HTMLElement {
  const place = document.createElement("div");
  place.className = "mt-3";
  row.insertAdjacentElement("afterend", place);
  return place;
}
