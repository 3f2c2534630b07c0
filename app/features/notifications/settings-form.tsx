import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { SettingsCard } from "~/ui/settings-card";
import { notificationLevelNames } from "~/shared/enums";
import { urls } from "~/shared/urls";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { errorToast, toast } from "~/ui/toast-store";
import type {
  NotificationLevel,
  NotificationCategory,
} from "~/features/notify/notification-level";
import type {
  NotificationSettings,
  SettingsChange,
} from "./notification-settings";
import { QuietHours } from "./quiet-hours";

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
  prayed: "People who prayed for you",
  prayer_update: "News about prayers, yours and those you prayed for",
  group_post: "New posts in your groups",
  group_request: "Your groups",
};

const levelLabels: Record<NotificationLevel, string> = {
  off: "Off",
  app: "In the app",
  push: "In the app and on my devices",
};

/** Every change is saved at once. */
export function SettingsForm({
  initialData,
}: {
  initialData: NotificationSettings;
}) {
  const [levels, setLevels] = useState(initialData.levels);
  const { mutateAsync } = useMutation({
    mutationFn: (change: SettingsChange) =>
      sendJson(urls.api.notificationSettings, () => null, { body: change }),
    // One after the other, so that the last change wins.
    scope: { id: "notification-settings" },
    onSuccess: () =>
      toast({ title: "Notification settings saved", variant: "success" }),
    onError: () => {
      errorToast("Couldn't save. Please try again.");
    },
  });
  const changeLevel = (name: NotificationCategory, level: string) => {
    const before = levels[name];
    setLevels((all) => ({ ...all, [name]: level }));
    mutateAsync({ [name]: level }).catch(() => {
      // Unless the user has chosen another level since.
      setLevels((all) =>
        all[name] === level ? { ...all, [name]: before } : all,
      );
    });
  };
  return (
    <div className="needs-script space-y-4">
      <SettingsCard
        id="kinds"
        title="What you're notified about"
        description="You won't be notified about people you've blocked or muted. The text of a prayer never shows on the lock screen."
      >
        <div className="divide-y divide-line">
          {(Object.keys(levels) as NotificationCategory[]).map((name) => (
            <Field
              key={name}
              label={categoryLabels[name]}
              className="items-center gap-x-4 py-3 sm:grid sm:grid-cols-[1fr_17rem] sm:*:first:mb-0 sm:*:last:col-span-2"
            >
              {(control) => (
                <Select
                  {...control}
                  value={levels[name]}
                  onChange={({ target }) => {
                    changeLevel(name, target.value);
                  }}
                >
                  {notificationLevelNames
                    // Users always learn about decisions on their reports and their account.
                    .filter((level) => name !== "report" || level !== "off")
                    .map((level) => (
                      <option key={level} value={level}>
                        {levelLabels[level]}
                      </option>
                    ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
      </SettingsCard>
      <QuietHours initialData={initialData} onChange={mutateAsync} />
    </div>
  );
}
