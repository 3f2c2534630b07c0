import { useState } from "react";
import {
  parseOrderCookie,
  buildOrderCookie,
  type FeedOrder,
} from "./feed-order";

/** Starts with the order the server rendered, or else the one in the cookie. */
export function useFeedOrder(
  initialOrder: FeedOrder | undefined,
): [FeedOrder, (order: FeedOrder) => void] {
  const [order, setOrder] = useState(
    () => initialOrder ?? parseOrderCookie(document.cookie),
  );
  return [
    order,
    (requested) => {
      document.cookie = buildOrderCookie(requested);
      setOrder(requested);
    },
  ];
}
