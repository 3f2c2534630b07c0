import { Icon } from "~/ui/icon";
import { Menu, MenuItem } from "~/ui/menu";
import { feedOrders, type FeedOrder } from "./feed-order";

const labels: Record<FeedOrder, string> = {
  preferred: "For you",
  following: "Following",
  newest: "Newest",
  upcoming: "Upcoming",
};

interface OrderMenuProps {
  order: FeedOrder;
  onChange: (order: FeedOrder) => void;
}

export function OrderMenu({ order, onChange }: OrderMenuProps) {
  return (
    <Menu
      label={`${labels[order]}: order of posts`}
      className="w-auto shrink-0 gap-1 px-3 text-sm"
      icon={
        <>
          {labels[order]}
          <Icon name="chevron-down" className="size-4" />
        </>
      }
    >
      {feedOrders.map((value) => (
        <MenuItem
          key={value}
          aria-current={value === order || undefined}
          onClick={() => {
            onChange(value);
          }}
        >
          {labels[value]}
          {value === order && (
            <Icon name="check" className="ml-auto size-4.5 text-primary" />
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
