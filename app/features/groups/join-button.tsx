import { useNavigate } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { parseText, useDraft } from "~/client/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { TextArea } from "~/ui/input";
import type { Group } from "./group";
import { groupKeys, useMembersChange } from "./group.queries";
import { maxRequestMessageLength, membershipTexts } from "./membership";

/** Joins, asks to join, withdraws the request, or leaves; also without JavaScript. Nothing for the owner. */
export function JoinButton({ group }: { group: Group }) {
  const { slug, name, role, requested, joinPolicy } = group;
  /** What the dialog sends besides the message; null while it is closed. */
  const [draft, setDraft] = useState<object | null>(null);
  const message = useDraft(useViewer()?.id ?? "", `join:${slug}`, parseText);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { submit, pending } = useMembersChange(slug);
  const desired = !role && !requested;
  const isClosed = group.isOwnerless || group.closedAt !== null;
  if (role === "owner" || (desired && isClosed)) return null;
  const isOpen = joinPolicy === "open";
  const status = desired ? (isOpen ? "member" : "requested") : "none";
  const joinLabel = isOpen ? "Join" : "Ask to join";
  const label = role ? "Leave" : requested ? "Requested" : joinLabel;
  const send = () => {
    submit({
      path: "membership",
      body: { desired, message: message.read() ?? "", ...draft },
      message: membershipTexts[status],
      onSuccess: () => {
        setDraft(null);
        message.write(null);
        if (!role) return;
        // Otherwise they would be read once more, and refused.
        const isHidden = joinPolicy === "hidden";
        const queryKey = (isHidden ? groupKeys.one : groupKeys.members)(slug);
        client.removeQueries({ queryKey });
        if (isHidden) navigate(urls.groups());
      },
    });
  };
  return (
    <>
      <Button
        variant={desired ? "primary" : "secondary"}
        pending={pending}
        aria-label={
          requested
            ? `Requested. Withdraw the request to join ${name}`
            : `${label} ${name}`
        }
        {...submitButtonProps(
          urls.api.group(slug, "/membership"),
          ["desired", `${desired}`],
          () => {
            if (role || status === "requested") setDraft({});
            else send();
          },
        )}
      >
        {label}
      </Button>
      {status === "member" && (
        <p className="text-sm text-ink-soft">
          What you post here everybody can read with your name.
        </p>
      )}
      {draft && (
        <FormDialog
          title={`${label}: ${name}`}
          submitLabel={role ? "Leave" : "Send request"}
          submitVariant={role ? "danger" : "primary"}
          pending={pending}
          isRestored={!role && message.isRestored}
          onSubmit={send}
          onClose={() => {
            setDraft(null);
          }}
        >
          {role ? (
            <Checkbox
              label="Delete what I wrote here?"
              onChange={({ target }) => {
                setDraft({ deletePosts: target.checked });
              }}
            />
          ) : (
            <Field label="Message (optional)" hint="Only leaders can read it.">
              {(control) => (
                <TextArea
                  {...control}
                  data-first-field=""
                  maxLength={maxRequestMessageLength}
                  value={message.value ?? ""}
                  onChange={({ target }) => {
                    message.write(target.value || null);
                  }}
                />
              )}
            </Field>
          )}
        </FormDialog>
      )}
    </>
  );
}
