import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import type { Group } from "./group";
import { refetchGroups } from "./group.queries";

/** Power admins verify a church, with a proof. */
export function VerifySection({ group }: { group: Group }) {
  const { slug, isVerified, kind, joinPolicy } = group;
  const client = useQueryClient();
  const [proof, setProof] = useState("");
  const { pending, failure, submit } = useSubmit(
    () =>
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
    <section
      aria-labelledby="verify"
      className="card space-y-3 p-5 shadow-card sm:p-6"
    >
      <h2 id="verify" className="font-serif text-xl">
        Verification
      </h2>
      {!isVerified && (
        <Field
          label="Proof"
          hint="Such as a page or mail at the website's domain. Saved in the audit log. A new name, address or website ends it."
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={500}
              value={proof}
              onChange={({ target }) => {
                setProof(target.value);
              }}
            />
          )}
        </Field>
      )}
      <p role="alert" className="text-sm text-danger">
        {failure}
      </p>
      <Button
        pending={pending}
        onClick={() => {
          submit();
        }}
      >
        {isVerified ? "Remove verification" : "Verify"}
      </Button>
    </section>
  );
}
