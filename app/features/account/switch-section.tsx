import { useState, type ReactNode } from "react";
import { sendJson } from "~/client/api-client";
import { Button } from "~/ui/button";
import { errorToast, toast } from "~/ui/toast-store";
import { SettingsSection, type settingsSections } from "./settings-section";

interface SwitchSectionProps<Result> {
  id: keyof typeof settingsSections;
  description: ReactNode;
  label: string;
  initialValue: boolean;
  /** URL of an endpoint that takes `{desired}` as JSON and as a form post. */
  action: string;
  parse: (value: unknown) => Result;
  getToast: (result: Result) => { title: string };
  onSaved?: () => void;
}

/** A setting that is on or off; without JavaScript a form with a button. */
export function SwitchSection<Result>({
  id,
  description,
  label,
  initialValue,
  action,
  parse,
  getToast,
  onSaved,
}: SwitchSectionProps<Result>) {
  const [isOn, setIsOn] = useState(initialValue);
  const [pending, setPending] = useState(false);
  const save = async (desired: boolean) => {
    if (pending) return;
    setIsOn(desired);
    setPending(true);
    try {
      const response = await sendJson(action, parse, { body: { desired } });
      toast({ ...getToast(response), variant: "success" });
      onSaved?.();
    } catch {
      setIsOn(!desired);
      errorToast("Couldn't save. Nothing has changed. Please try again.");
    } finally {
      setPending(false);
    }
  };
  return (
    <SettingsSection id={id} description={description}>
      <form method="post" action={action}>
        {/* An unchecked box sends nothing; the server uses the last value. */}
        <input type="hidden" name="desired" value="false" />
        <label className="flex touch cursor-pointer items-center justify-between gap-4 font-semibold">
          {label}
          <input
            type="checkbox"
            role="switch"
            name="desired"
            value="true"
            checked={isOn}
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
