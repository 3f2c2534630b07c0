import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { PushPromptCard } from "./push-prompt-card";
import { canPromptForPush } from "./push-client";

/** Appears below the pressed interest button, so the button doesn't move under the finger. */
export function EventPushPrompt() {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const { documentElement } = document;
    const showPrompt = () => {
      const { interest } = documentElement.dataset;
      if (interest === undefined) return;
      delete documentElement.dataset["interest"];
      const row = findButtonRow(interest);
      if (!row) return;
      void canPromptForPush().then((canPrompt) => {
        if (canPrompt && row.isConnected) setHost(insertHostAfter(row));
      });
    };
    const observer = new MutationObserver(showPrompt);
    observer.observe(documentElement, { attributeFilter: ["data-interest"] });
    showPrompt();
    return () => {
      observer.disconnect();
    };
  }, []);
  useEffect(
    () => () => {
      host?.remove();
    },
    [host],
  );
  if (!host) return null;
  return createPortal(
    <PushPromptCard
      title="Get reminders on this device?"
      description="We'll remind you a day and an hour before, and tell you if something changes."
      onDone={() => {
        setHost(null);
      }}
    />,
    host,
  );
}

function findButtonRow(postId: string): Element | null {
  const card = document.getElementById(postId);
  return (
    card?.querySelector("[formaction$='/interest']")?.parentElement ?? null
  );
}

/** The host isn't part of React's tree; it is removed with the card that contains it. */
function insertHostAfter(row: Element): HTMLElement {
  const host = document.createElement("div");
  host.className = "mt-3";
  row.insertAdjacentElement("afterend", host);
  return host;
}
