import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useOutbox } from "~/client/outbox";
import { useSubmit } from "~/client/use-submit";
import { flushOutbox } from "~/offline/outbox/flush";
import { startOutbox } from "~/offline/outbox/start-outbox";
import { useViewer } from "~/features/auth/viewer.queries";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { OutboxList } from "./outbox-list";
import { outboxLabel } from "./outbox-text";

/** Runs the outbox, and shows a bar with the number of unsent items, which opens their list. */
export function OutboxPanel() {
  const client = useQueryClient();
  const owner = useViewer()?.id;
  const items = useOutbox();
  useEffect(
    () => (owner === undefined ? undefined : startOutbox(client, owner)),
    [client, owner],
  );
  const [open, setOpen] = useState(false);
  const [hadItems, setHadItems] = useState(false);
  const hasItems = items.length > 0;
  if (hasItems && !hadItems) setHadItems(true);
  if (!hasItems && open) setOpen(false);
  if (owner === undefined) return null;
  const label = outboxLabel(items);
  const failed = items.some(({ state }) => state === "failed");
  return (
    <>
      <p role="status" className="sr-only">
        {hasItems ? label : hadItems && "Nothing is waiting to be sent"}
      </p>
      {hasItems && (
        <>
          {/* Makes room, so that the page's last control can be scrolled above the bar. */}
          <div className="h-16 in-[:has([data-reel-scroller])]:hidden" />
          <div
            data-outbox=""
            className="fixed right-22 bottom-[calc(--spacing(20)+env(safe-area-inset-bottom))] left-4 z-30 flex animate-rise in-[:has([data-reel-scroller])]:hidden in-[:has(form:focus-within)]:hidden lg:inset-x-0 lg:bottom-4 lg:justify-center"
          >
            <button
              type="button"
              aria-haspopup="dialog"
              className="card flex touch items-center gap-2 px-4 py-2 text-sm font-semibold text-ink shadow-float"
              onClick={() => {
                setOpen(true);
              }}
            >
              <Icon name={failed ? "warning" : "clock"} className="size-5" />
              {label}
            </button>
          </div>
        </>
      )}
      {hasItems && open && (
        <Dialog
          title={label}
          description="Saved on this device until it's sent or you sign out."
          sheet
          onCloseRequest={() => {
            setOpen(false);
          }}
          footer={<SendNow owner={owner} />}
        >
          <OutboxList items={items} />
        </Dialog>
      )}
    </>
  );
}

function SendNow({ owner }: { owner: string }) {
  const [left, setLeft] = useState(0);
  const { pending, submit } = useSubmit(() => flushOutbox(owner), {
    onSuccess: (result) => {
      setLeft(result.left);
    },
  });
  return (
    <>
      <p role="status" className="mr-auto text-sm text-ink-soft">
        {left > 0 && !pending && "Couldn't send yet. We'll keep trying."}
      </p>
      <Button
        variant="secondary"
        pending={pending}
        onClick={() => {
          submit();
        }}
      >
        Send now
      </Button>
    </>
  );
}
