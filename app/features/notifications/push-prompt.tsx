import { useEffect, useState } from "react";
import { PushPromptCard } from "./push-prompt-card";
import { canPromptForPush } from "./push-client";

export function PushPrompt() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    void canPromptForPush().then(setOpen, () => undefined);
  }, []);
  if (!open) return null;
  return (
    <PushPromptCard
      title="Get notifications on this device"
      description="We can notify you when someone writes to you, even while this page is closed. You choose what you get, and when."
      onDone={() => {
        setOpen(false);
      }}
    />
  );
}
