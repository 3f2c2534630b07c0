import { useEffect, useState } from "react";
import { AskCard } from "./ask-card";
import { mayAskForPush } from "./push-client";

/** Above the notifications: whoever has come to look may like to be told. */
export function AskPlace() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    void mayAskForPush().then(setOpen, () => undefined);
  }, []);
  if (!open) return null;
  return (
    <AskCard
      title="Hear of it where you are"
      words="This device can tell you when somebody writes to you, even while this page is closed. You choose what, and when it stays quiet."
      onDone={() => {
        setOpen(false);
      }}
    />
  );
}
