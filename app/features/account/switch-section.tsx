import { useState } from "react";
import type { ReactNode } from "react";
import { sendJson } from "~/browser/api-client";
import { Button } from "~/ui/button";
import { failureToast, toast } from "~/ui/toast-store";
import { SettingsSection } from "./settings-section";
import type { settingsParts } from "./settings-section";

interface SwitchSectionProps<Reply> {
  id: keyof typeof settingsParts;
  about: ReactNode;
  label: string;
  /** As the server has it. */
  drawn: boolean;
  /** The leaf that takes `{desired}`, as JSON and from a form. */
  action: string;
  read: (value: unknown) => Reply;
  /** What is said of it. */
  done: (reply: Reply) => { title: string };
  onSaved?: () => void;
}

/** One thing of the settings that is on or off; without scripts a form with a button. */
export function SwitchSection<Reply>({
  id,
  about,
  label,
  drawn,
  action,
  read,
  done,
  onSaved,
}: SwitchSectionProps<Reply>) {
  const [on, setOn] = useState(drawn);
  const [pending, setPending] = useState(false);
  const save = async (desired: boolean) => {
    if (pending) return;
    setOn(desired);
    setPending(true);
    try {
      const reply = await sendJson(action, read, { body: { desired } });
      toast({ ...done(reply), variant: "success" });
      onSaved?.();
    } catch {
      setOn(!desired);
      failureToast(
        "This did not arrive. Nothing has changed; please try again.",
      );
    } finally {
      setPending(false);
    }
  };
  return (
    <SettingsSection id={id} about={about}>
      <form method="post" action={action}>
        {/* Of two values the last is meant; a box without its mark sends none. */}
        <input type="hidden" name="desired" value="false" />
        <label className="flex touch cursor-pointer items-center justify-between gap-4 font-semibold">
          {label}
          <input
            type="checkbox"
            role="switch"
            name="desired"
            value="true"
            checked={on}
            aria-disabled={pending}
            onChange={({ target: { checked } }) => {
              void save(checked);
            }}
            className="size-5 accent-primary"
          />
        </label>
        <Button type="submit" className="mt-3 in-data-js:hidden">
          Save
        </Button>
      </form>
    </SettingsSection>
  );
}
