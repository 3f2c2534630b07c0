import { useEffect, useState } from "react";

const totalSeconds = 30;
const warningSeconds = 10; // red from here on

/** Starts when mounted. */
export function Countdown({ onEnd }: { onEnd: () => void }) {
  const [secondsLeft, setSecondsLeft] = useState(totalSeconds);
  useEffect(() => {
    const end = Date.now() + totalSeconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setSecondsLeft(now);
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
      className={`text-lg font-semibold tabular-nums ${secondsLeft <= warningSeconds ? "text-danger" : ""}`}
    >
      {secondsLeft} s
    </span>
  );
}
