import { useState } from "react";
import type { FormEvent } from "react";
import { sendJson } from "~/browser/api-client";
import { noticeLevelNames } from "~/shared/enums";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { failureToast, toast } from "~/ui/toast-store";
import type { NoticeLevel, NoticeSwitch } from "./notice";
import type { NoticeSettings } from "./notice-settings";
import { QuietHours } from "./quiet-hours";

const action = urls.api.noticeSettings;

/** What can be switched. */
const switchWords: Record<NoticeSwitch, string> = {
  comment: "Comments on your posts",
  mention: "Mentions and replies",
  like: "Likes",
  follow: "New followers",
  request: "Follow requests, and answers to yours",
  reminder: "Events that are coming up",
  changed: "Events that change or are cancelled",
  report: "Decisions about reports and your account",
  thread: "Comments after yours, on others' posts",
  new_report: "New reports",
  urgent_report: "Urgent reports",
};

const levelWords: Record<NoticeLevel, string> = {
  off: "Off",
  app: "In the app",
  push: "In the app and on my devices",
};

/** What one is told, where, and when not; a form of the browser's own, so that it works before there are scripts. */
export function SettingsForm({ drawn }: { drawn: NoticeSettings }) {
  const [pending, setPending] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const body = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    try {
      await sendJson(action, () => null, { body });
      toast({ title: "Notification settings saved", variant: "success" });
    } catch {
      failureToast("This did not arrive. Please try again.");
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      method="post"
      action={action}
      className="space-y-4"
      onSubmit={(event) => void save(event)}
    >
      <section
        aria-labelledby="kinds-title"
        className="card p-4 shadow-card sm:p-5"
      >
        <h2 id="kinds-title" className="font-serif text-xl">
          What you hear of
        </h2>
        <p className="mt-1 mb-3 text-sm text-ink-soft">
          Of people whom you have blocked or muted you hear nothing. What is
          written in a prayer never shows on a locked screen.
        </p>
        <div className="divide-y divide-line">
          {(Object.keys(drawn.levels) as NoticeSwitch[]).map((name) => (
            <SwitchField
              key={name}
              name={name}
              level={drawn.levels[name] ?? "app"}
            />
          ))}
        </div>
      </section>
      <QuietHours drawn={drawn} />
      <div className="flex justify-end">
        <Button type="submit" pending={pending}>
          Save
        </Button>
      </div>
    </form>
  );
}

function SwitchField({ name, level }: { name: NoticeSwitch; level?: string }) {
  return (
    <Field
      label={switchWords[name]}
      className="items-center gap-x-4 py-3 sm:grid sm:grid-cols-[1fr_17rem] sm:*:first:mb-0 sm:*:last:col-span-2"
    >
      {(control) => (
        <Select {...control} name={name} defaultValue={level}>
          {noticeLevelNames
            // What was decided about oneself is always told.
            .filter((one) => name !== "report" || one !== "off")
            .map((one) => (
              <option key={one} value={one}>
                {levelWords[one]}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}
