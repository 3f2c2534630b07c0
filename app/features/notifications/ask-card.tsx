import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { failureToast, toast } from "~/ui/toast-store";
import { declinePush, devicesKey, turnPushOn } from "./push-client";

interface AskCardProps {
  title: string;
  /** What it is good for, here. */
  words: string;
  onDone: () => void;
}

/** Asks in our own words whether this device may tell its person something; the browser asks after a yes. */
export function AskCard({ title, words, onDone }: AskCardProps) {
  const { pending, turnOn } = useTurnOn(onDone);
  return (
    <section
      aria-label={title}
      className="card flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 bg-gold-soft px-4 py-3 text-ink"
    >
      <Icon name="bell" className="size-6 shrink-0 text-gold" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{words}</p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            declinePush();
            onDone();
          }}
        >
          Not now
        </Button>
        <Button size="sm" pending={pending} onClick={() => void turnOn()}>
          Turn on
        </Button>
      </div>
    </section>
  );
}

/** The one way to turn it on, wherever it is asked, with what is said of it. */
export function useTurnOn(onDone: () => void) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const turnOn = async () => {
    if (pending) return;
    setPending(true);
    try {
      const device = await turnPushOn();
      if (device) toast(turnedOn);
      else {
        declinePush();
        toast(refused);
      }
      onDone();
    } catch {
      failureToast(
        "This browser could not be set up for it. Please try again.",
      );
    } finally {
      setPending(false);
      void client.invalidateQueries({ queryKey: devicesKey });
    }
  };
  return { pending, turnOn };
}

const turnedOn = {
  title: "This device will tell you",
  description: "What, and when it stays quiet, is yours to choose in settings.",
  variant: "success",
} as const;

const refused = {
  title: "This device stays quiet",
  description: "You find everything under Notifications.",
};
