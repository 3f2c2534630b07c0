import { useSubmit } from "~/client/use-submit";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { errorToast, toast } from "~/ui/toast-store";
import type { PushDevice } from "./push/push-device";
import { declinePush, turnPushOn } from "./push-client";

interface PushPromptCardProps {
  title: string;
  description: string;
  /** Null if the user declines. */
  turnOn?: typeof turnPushOn;
  onDone: () => void;
}

/** Asks before the browser's own permission prompt, which can be shown only once. */
export function PushPromptCard({
  title,
  description,
  turnOn = turnPushOn,
  onDone,
}: PushPromptCardProps) {
  const { pending, submit } = useTurnOnPush(onDone, turnOn);
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
        <Button
          size="sm"
          pending={pending}
          onClick={() => {
            submit();
          }}
        >
          Turn on
        </Button>
      </div>
    </section>
  );
}

/** Turns push on and shows the result as a toast. */
export const useTurnOnPush = (
  onDone: (device: PushDevice | null) => void,
  turnOn = turnPushOn,
) =>
  useSubmit(turnOn, {
    failureMessage: "Couldn't turn on notifications. Please try again.",
    onFailure: errorToast,
    onSuccess: (device) => {
      if (!device) declinePush();
      toast(device ? turnedOnToast : deniedToast);
      onDone(device);
    },
  });

const turnedOnToast = {
  title: "Notifications are on",
  description: "You can choose what you get, and when, in settings.",
  variant: "success",
} as const;

const deniedToast = {
  title: "Notifications stay off on this device",
  description: "You'll find everything under Notifications.",
};
