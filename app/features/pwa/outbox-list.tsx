import { flushOutbox } from "~/offline/outbox/flush";
import type { Item } from "~/client/outbox-item";
import { updateItem, broadcastOutbox } from "~/offline/outbox/store";
import { relativeTime } from "~/shared/time";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { TimeAgo } from "~/ui/time-ago";
import { itemName } from "./outbox-text";

export function OutboxList({ items }: { items: readonly Item[] }) {
  const change = async (item: Item, to: Partial<Item> | null) => {
    restoreFocusAfterRemoval();
    await updateItem(item, to);
    broadcastOutbox();
    if (to) await flushOutbox(item.owner);
  };
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <OutboxRow
          key={item.id}
          item={item}
          onRetry={() => void change(item, { state: "waiting", attempts: 0 })}
          onDiscard={() => {
            if (confirmDiscard(item)) void change(item, null);
          }}
        />
      ))}
    </ul>
  );
}

/** Text the user wrote shouldn't be lost by an accidental click. */
function confirmDiscard({ text }: Item): boolean {
  return !text || confirm("Discard this? You'll lose what you wrote.");
}

interface OutboxRowProps {
  item: Item;
  onRetry: () => void;
  onDiscard: () => void;
}

function OutboxRow({ item, onRetry, onDiscard }: OutboxRowProps) {
  const name = itemName(item);
  const isWaiting = item.state === "waiting";
  return (
    <li className="py-3">
      <p className="flex items-center gap-2 text-sm">
        <span className="font-semibold">{name}</span>
        <TimeAgo
          at={new Date(item.createdAt).toISOString()}
          label={relativeTime}
          className="text-ink-soft"
        />
        <span className="ml-auto flex items-center gap-1 text-ink-soft">
          <Icon name={isWaiting ? "clock" : "warning"} />
          {isWaiting ? "waiting" : "not sent"}
        </span>
      </p>
      {item.text && (
        <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
          {item.text}
        </p>
      )}
      {!isWaiting && (
        <>
          <p className="mt-1 text-sm text-danger">{item.errorMessage}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Try again: ${name}`}
              onClick={onRetry}
            >
              Try again
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Discard: ${name}`}
              onClick={onDiscard}
            >
              Discard
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
