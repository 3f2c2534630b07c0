import { useState } from "react";
import { flushOutbox } from "~/browser/outbox/flush";
import type { Item } from "~/browser/outbox/item";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { OutboxList } from "./outbox-list";
import { outboxWords } from "./outbox-words";

interface OutboxPanelProps {
  items: readonly Item[];
  owner: string;
}

/** While something waits or was refused: a bar that says so, and behind it what that is. */
export function OutboxPanel({ items, owner }: OutboxPanelProps) {
  const [open, setOpen] = useState(false);
  const [hadSome, setHadSome] = useState(false);
  const some = items.length > 0;
  if (some && !hadSome) setHadSome(true);
  if (!some && open) setOpen(false);
  const words = outboxWords(items);
  const failed = items.some(({ state }) => state === "failed");
  return (
    <>
      <p role="status" className="sr-only">
        {some ? words : hadSome && "Nothing is waiting to be sent"}
      </p>
      {some && (
        <>
          {/* The page grows by as much, so that its last control can be scrolled out from under the bar. */}
          <div className="h-16 in-[:has([data-stage])]:hidden" />
          <div
            data-outbox=""
            className="fixed right-22 bottom-[calc(--spacing(20)+env(safe-area-inset-bottom))] left-4 z-30 flex animate-rise in-[:has([data-composing],[data-stage])]:hidden in-[:has(form:focus-within)]:hidden lg:inset-x-0 lg:bottom-4 lg:justify-center"
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
              {words}
            </button>
          </div>
        </>
      )}
      {some && open && (
        <Dialog
          title={words}
          description="It is kept on this device until it is sent, or until you sign out."
          sheet
          onCloseRequest={() => {
            setOpen(false);
          }}
          footer={<SendNow owner={owner} />}
        >
          <OutboxList items={items} owner={owner} />
        </Dialog>
      )}
    </>
  );
}

function SendNow({ owner }: { owner: string }) {
  const [pending, setPending] = useState(false);
  const [left, setLeft] = useState(0);
  const send = async () => {
    setPending(true);
    setLeft((await flushOutbox(owner)).left);
    setPending(false);
  };
  return (
    <>
      <p role="status" className="mr-auto text-sm text-ink-soft">
        {left > 0 && !pending && "Not sent yet. It stays here."}
      </p>
      <Button variant="secondary" pending={pending} onClick={() => void send()}>
        Send now
      </Button>
    </>
  );
}
