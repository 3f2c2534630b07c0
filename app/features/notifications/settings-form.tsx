import { useState, type FormEvent } from "react";
import { sendJson } from "~/client/api-client";
import { notificationLevelNames } from "~/shared/enums";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { errorToast, toast } from "~/ui/toast-store";
import type { NotificationLevel, NotificationCategory } from "./notification";
import type { NotificationSettings } from "./notification-settings";
import { QuietHours } from "./quiet-hours";

const action = urls.api.notificationSettings;

const categoryLabels: Record<NotificationCategory, string> = {
  comment: "Comments on your posts",
  mention: "Mentions and replies",
  like: "Likes",
  follow: "New followers",
  request: "Follow requests, and replies to yours",
  reminder: "Upcoming events",
  changed: "Events that change or are cancelled",
  report: "Decisions about reports and your account",
  thread: "New comments on posts you commented on",
  new_report: "New reports",
  urgent_report: "Urgent reports",
};

const levelLabels: Record<NotificationLevel, string> = {
  off: "Off",
  app: "In the app",
  push: "In the app and on my devices",
};

/** A native form, so it works without scripts. */
export function SettingsForm({
  initialData,
}: {
  initialData: NotificationSettings;
}) {
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
      errorToast("Couldn't save. Please try again.");
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
          What you're notified about
        </h2>
        <p className="mt-1 mb-3 text-sm text-ink-soft">
          You won't be notified about people you've blocked or muted. The text
          of a prayer never shows on the lock screen.
        </p>
        <div className="divide-y divide-line">
          {(Object.keys(initialData.levels) as NotificationCategory[]).map(
            (name) => (
              <CategoryField
                key={name}
                name={name}
                level={initialData.levels[name] ?? "app"}
              />
            ),
          )}
        </div>
      </section>
      <QuietHours initialData={initialData} />
      <div className="flex justify-end">
        <Button type="submit" pending={pending}>
          Save
        </Button>
      </div>
    </form>
  );
}

function CategoryField({
  name,
  level,
}: {
  name: NotificationCategory;
  level?: string;
}) {
  return (
    <Field
      label={categoryLabels[name]}
      className="items-center gap-x-4 py-3 sm:grid sm:grid-cols-[1fr_17rem] sm:*:first:mb-0 sm:*:last:col-span-2"
    >
      {(control) => (
        <Select {...control} name={name} defaultValue={level}>
          {notificationLevelNames
            // Users always learn about decisions on their reports and their account.
            .filter((option) => name !== "report" || option !== "off")
            .map((option) => (
              <option key={option} value={option}>
                {levelLabels[option]}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}
