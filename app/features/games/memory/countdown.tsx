import { useEffect, useState } from "react";

/** spec §9: seconds; the last ten in red. */
const seconds = 30;
const lastOnes = 10;

/** Counts down from 30 seconds as long as it is there. */
export function Countdown({ onEnd }: { onEnd: () => void }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) {
        clearInterval(timer);
        onEnd();
      }
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [onEnd]);
  return (
    <span
      role="timer"
      className={`text-lg font-semibold tabular-nums ${left <= lastOnes ? "text-danger" : ""}`}
    >
      {left} s
    </span>
  );
}
