import { useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { SettingsCard } from "~/ui/settings-card";
import type { Group } from "./group";
import { refetchGroups } from "./group.queries";

/** Power admins verify a church, with a proof. */
export function VerifySection({ group }: { group: Group }) {
  const { slug, isVerified, kind, joinPolicy } = group;
  const client = useQueryClient();
  const { pending, failure, submit } = useSubmit(
    (proof: FormDataEntryValue | null) =>
      sendJson(
        urls.api.admin(`groups/${slug}/verification`),
        () => null,
        isVerified ? { method: "DELETE" } : { method: "PUT", body: { proof } },
      ),
    { onSuccess: () => refetchGroups(client) },
  );
  const isPowerAdmin = useViewer()?.isPowerAdmin ?? false;
  if (!isPowerAdmin || kind !== "church" || joinPolicy === "hidden")
    return null;
  return (
    <SettingsCard
      id="verify"
      title="Verification"
      description="Ends when the church's name, address or website changes."
    >
      <form
        className="needs-script space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget).get("proof"));
        }}
      >
        {!isVerified && (
          <Field
            label="Proof"
            hint="Such as a page or mail at the website's domain. Saved in the audit log."
          >
            {(control) => <TextArea {...control} name="proof" />}
          </Field>
        )}
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
        <Button type="submit" pending={pending}>
          {isVerified ? "Remove verification" : "Verify"}
        </Button>
      </form>
    </SettingsCard>
  );
}
