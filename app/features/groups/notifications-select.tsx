import { groupNotifications } from "~/shared/enums";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import type { Group, GroupNotifications } from "./group";
import { useMembersChange } from "./group.queries";

const labels: Record<GroupNotifications, string> = {
  all: "All posts",
  leaders: "Leaders' posts and events",
  none: "Nothing",
};

/** Saves each choice at once. */
export function NotificationsSelect({ group }: { group: Group }) {
  const { slug, notifications } = group;
  const { submit, pending, input } = useMembersChange(slug);
  if (notifications === null) return null;
  return (
    <Field label="Notify me of" className="needs-script">
      {(control) => (
        <Select
          {...control}
          value={pending ? String(input?.body.level) : notifications}
          disabled={pending}
          onChange={({ target }) => {
            submit({
              path: "notifications",
              method: "PUT",
              body: { level: target.value },
              message: { title: "Notification settings saved" },
            });
          }}
        >
          {groupNotifications.map((level) => (
            <option key={level} value={level}>
              {labels[level]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
