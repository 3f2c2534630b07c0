import { useState } from "react";
import { recallOrder, rememberOrder } from "./feed-order";
import type { FeedOrder } from "./feed-order";

/** The order the page was drawn in, or else the remembered one; and a way to change it for this device. */
export function useFeedOrder(
  drawn: FeedOrder | undefined,
): [FeedOrder, (order: FeedOrder) => void] {
  const [order, setOrder] = useState(
    () => drawn ?? recallOrder(document.cookie),
  );
  return [
    order,
    (wanted) => {
      document.cookie = rememberOrder(wanted);
      setOrder(wanted);
    },
  ];
}
