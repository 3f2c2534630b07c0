import type { FeedOrder } from "./feed-order";

const orders = [
  ["preferred", "For you"],
  ["newest", "Newest"],
] as const;

interface OrderSwitchProps {
  order: FeedOrder;
  onChange: (order: FeedOrder) => void;
}

/** Links, so that it works before hydration. Afterwards a click only changes the list. */
export function OrderSwitch({ order, onChange }: OrderSwitchProps) {
  return (
    <nav
      aria-label="Order of posts"
      className="mb-3 ml-auto flex w-fit gap-1 rounded-control bg-sunken p-1 text-sm font-semibold"
    >
      {orders.map(([value, label]) => (
        <a
          key={value}
          href={`?order=${value}`}
          aria-current={value === order || undefined}
          onClick={(event) => {
            event.preventDefault();
            onChange(value);
          }}
          className={`flex touch items-center justify-center rounded-[0.6rem] px-3 ${
            value === order
              ? "bg-paper text-ink shadow-card dark:bg-line"
              : "text-ink-soft hover:text-ink"
          }`}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
