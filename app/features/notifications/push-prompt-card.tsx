import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { errorToast, toast } from "~/ui/toast-store";
import { declinePush, devicesKey, turnPushOn } from "./push-client";

interface PushPromptCardProps {
  title: string;
  description: string;
  onDone: () => void;
}

/** Asks before the browser's own permission prompt, which can be shown only once. */
export function PushPromptCard({
  title,
  description,
  onDone,
}: PushPromptCardProps) {
  const { pending, turnOn } = useTurnOnPush(onDone);
  return (
    <section
      aria-label={title}
      className="card flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 bg-gold-soft px-4 py-3 text-ink"
    >
      <Icon name="bell" className="size-6 shrink-0 text-gold" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{description}</p>
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

/** Turns push on and shows the result as a toast. */
export function useTurnOnPush(onDone: () => void) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const turnOn = async () => {
    if (pending) return;
    setPending(true);
    try {
      const device = await turnPushOn();
      if (device) toast(turnedOnToast);
      else {
        declinePush();
        toast(deniedToast);
      }
      onDone();
    } catch {
      errorToast("Couldn't turn on notifications. Please try again.");
    } finally {
      setPending(false);
      void client.invalidateQueries({ queryKey: devicesKey });
    }
  };
  return { pending, turnOn };
}

const turnedOnToast = {
  title: "Notifications are on",
  description: "You can choose what you get, and when, in settings.",
  variant: "success",
} as const;

const deniedToast = {
  title: "Notifications stay off on this device",
  description: "You'll find everything under Notifications.",
};
