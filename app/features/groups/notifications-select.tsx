import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getRefusalMessage, sendJson } from "~/client/api-client";
import { groupNotifications } from "~/shared/enums";
import { urls } from "~/shared/urls";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { errorToast, toast } from "~/ui/toast-store";
import { groupKeys } from "./group.queries";
import type { Group, GroupNotifications } from "./group";

const labels: Record<GroupNotifications, string> = {
  all: "All posts",
  leaders: "Leaders' posts and events",
  none: "Nothing",
};

/** Saves each choice at once. */
export function NotificationsSelect({ group }: { group: Group }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async (level: GroupNotifications) => {
      const url = urls.api.groupNotifications(group.slug);
      await sendJson(url, () => null, { method: "PUT", body: { level } });
      client.setQueryData<Group>(
        groupKeys.one(group.slug),
        (old) => old && { ...old, notifications: level },
      );
      toast({ title: "Notification settings saved", variant: "success" });
    },
    onError: (error) => {
      errorToast(getRefusalMessage(error, "Couldn't save. Please try again."));
    },
  });
  const { notifications } = group;
  if (notifications === null) return null;
  return (
    <Field label="Notify me of" className="needs-script">
      {(control) => (
        <Select
          {...control}
          value={save.isPending ? save.variables : notifications}
          disabled={save.isPending}
          onChange={({ target }) => {
            save.mutate(target.value as GroupNotifications);
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
