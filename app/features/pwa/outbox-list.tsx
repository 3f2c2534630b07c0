import { flushOutbox } from "~/browser/outbox/flush";
import type { Item } from "~/browser/outbox/item";
import { changeItem, tellOutbox } from "~/browser/outbox/store";
import { useNextButton } from "~/features/users/use-next-button";
import { relativeTime } from "~/shared/time";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { TimeAgo } from "~/ui/time-ago";
import { itemName } from "./outbox-words";

interface OutboxListProps {
  items: readonly Item[];
  owner: string;
}

/** What has not been sent, in the order in which it will be. */
export function OutboxList({ items, owner }: OutboxListProps) {
  const failed = items.filter(({ state }) => state === "failed");
  const { list, leaveFrom } = useNextButton<HTMLUListElement>(failed.length);
  const change = async (item: Item, to: Partial<Item> | null) => {
    leaveFrom(2 * failed.indexOf(item));
    await changeItem(item, to);
    tellOutbox();
    if (to) await flushOutbox(owner);
  };
  return (
    <ul ref={list} className="divide-y divide-line">
      {items.map((item) => (
        <OutboxRow
          key={item.id}
          item={item}
          onRetry={() => void change(item, { state: "waiting", tries: 0 })}
          onDiscard={() => {
            if (mayGo(item)) void change(item, null);
          }}
        />
      ))}
    </ul>
  );
}

/** Words stand above the buttons in full, to be copied; still, they are not let go of by one slip. */
function mayGo({ words }: Item): boolean {
  return !words || confirm("Discard this? Its words will be gone.");
}

interface OutboxRowProps {
  item: Item;
  onRetry: () => void;
  onDiscard: () => void;
}

function OutboxRow({ item, onRetry, onDiscard }: OutboxRowProps) {
  const name = itemName(item);
  const waits = item.state === "waiting";
  return (
    <li className="py-3">
      <p className="flex items-center gap-2 text-sm">
        <span className="font-semibold">{name}</span>
        <TimeAgo
          at={new Date(item.at).toISOString()}
          label={relativeTime}
          className="text-ink-soft"
        />
        <span className="ml-auto flex items-center gap-1 text-ink-soft">
          <Icon name={waits ? "clock" : "warning"} />
          {waits ? "waiting" : "not sent"}
        </span>
      </p>
      {item.words && (
        <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
          {item.words}
        </p>
      )}
      {!waits && (
        <>
          <p className="mt-1 text-sm text-danger">{item.problem}</p>
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
