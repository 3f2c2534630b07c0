import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { SettingsCard } from "~/ui/settings-card";
import type { Group, GroupChange } from "./group";

interface OwnerSettingsProps {
  group: Group;
  /** Null: deleted. */
  onChanged: (group: Group | null) => void;
}

/** Only the owner can make these changes, and they can't be undone. */
export function OwnerSettings({ group, onChanged }: OwnerSettingsProps) {
  const [typed, setTyped] = useState("");
  const { pending, input, failure, submit } = useSubmit(
    (body: GroupChange | "delete") =>
      sendJson(
        urls.api.group(group.slug),
        (value) => value as Group | null,
        body === "delete" ? { method: "DELETE" } : { method: "PATCH", body },
      ),
    { onSuccess: onChanged },
  );
  const button = (label: string, body: typeof input, question?: string) => (
    <Button
      variant={body === "delete" ? "danger" : "secondary"}
      pending={pending && input === body}
      disabled={body === "delete" && typed.trim() !== group.name}
      onClick={() => {
        if (body && (!question || confirm(question))) submit(body);
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="needs-script space-y-4">
      {group.joinPolicy === "approval" && !group.forYouth && (
        <SettingsCard
          id="hide"
          title="Hide this group"
          description="Then only its members know of it, and new ones need an invitation. It gets a secret address, and links to the old one stop working."
        >
          {button(
            "Hide this group",
            { joinPolicy: "hidden" },
            "Nobody will find this group or ask to join it any more, and a hidden group never becomes visible again. Hide it?",
          )}
        </SettingsCard>
      )}
      {group.joinPolicy !== "hidden" && !group.forYouth && (
        <SettingsCard
          id="youth"
          title="For young people"
          description="Extra care for a group with minors: it needs two leaders, who alone see the list of members. It can't be hidden, prayer requests carry a name, and invitations don't skip approval."
        >
          {button(
            "Make it a group for young people",
            { forYouth: true },
            "With fewer than two leaders, nobody can post. This can't be undone. Make it a group for young people?",
          )}
        </SettingsCard>
      )}
      <SettingsCard
        id="delete"
        title="Delete this group"
        description="Its posts, prayers, events and comments will be deleted for everyone. This can't be undone. To hand it over instead, open the menu of a member on the group's page."
      >
        <div className="flex flex-wrap items-end gap-3">
          <Field label={`Type its name, ${group.name}`} className="grow">
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                }}
              />
            )}
          </Field>
          {button("Delete this group", "delete")}
        </div>
      </SettingsCard>
      <p role="alert" className="text-sm text-danger">
        {failure}
      </p>
    </div>
  );
}
