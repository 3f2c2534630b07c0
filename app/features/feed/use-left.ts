import { useEffect, useState } from "react";

const signs = ["visibilitychange", "blur", "scroll"];

/** Whether the reader has gone anywhere since the list was opened: away, on, or out of a field. */
export function useLeft(): boolean {
  const [left, setLeft] = useState(false);

  useEffect(() => {
    const leave = () => {
      setLeft(true);
    };
    // On its way down every event passes the window, those that do not bubble as well.
    for (const sign of signs) addEventListener(sign, leave, true);
    return () => {
      for (const sign of signs) removeEventListener(sign, leave, true);
    };
  }, []);

  return left;
}
