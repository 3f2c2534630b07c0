import { useNavigate } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { parseText, useDraft } from "~/client/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { timeUntilLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { TextArea } from "~/ui/input";
import { useNow } from "~/ui/now";
import type { Group } from "./group";
import { groupKeys, useMembersChange } from "./group.queries";
import { maxRequestMessageLength, membershipTexts } from "./membership";

const labels = {
  member: "Join",
  requested: "Ask to join",
  withdrawn: "Withdraw request",
  left: "Leave",
};
const hint = "text-sm text-ink-soft";
const postsStay = "Your posts stay here unless you delete them.";
/** What the dialog for leaving says. */
const leaveTexts = {
  open: postsStay,
  approval: `${postsStay} To come back, you'll need a leader's approval.`,
  hidden: `${postsStay} To come back, you'll need a new invitation and a leader's approval.`,
};

/** Joins, asks to join, withdraws the request, or leaves; also without JavaScript. Nothing for the owner. */
export function JoinButton({ group }: { group: Group }) {
  const { slug, name, role, requested, joinPolicy, nextRequestAt } = group;
  /** What the dialog sends besides the message; null while it is closed. */
  const [draft, setDraft] = useState<object | null>(null);
  const message = useDraft(useViewer()?.id ?? "", `join:${slug}`, parseText);
  const now = useNow();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { submit, pending } = useMembersChange(slug);
  const desired = !role && !requested;
  const isClosed = group.isOwnerless || group.closedAt !== null;
  if (role === "owner" || (desired && isClosed)) return null;
  const isOpen = joinPolicy === "open";
  const joins = isOpen ? "member" : "requested";
  const step = role ? "left" : requested ? "withdrawn" : joins;
  const label = labels[step];
  if (step === "requested" && nextRequestAt !== null) {
    const time = timeUntilLabel(Date.parse(nextRequestAt), now);
    return <p className={hint}>You can ask to join again {time}.</p>;
  }
  const send = () => {
    submit({
      path: "membership",
      body: { desired, message: message.read() ?? "", ...draft },
      message: membershipTexts[step],
      onSuccess: () => {
        setDraft(null);
        message.write(null);
        if (!role) return;
        // Otherwise they would be read once more, and refused.
        const isHidden = joinPolicy === "hidden";
        const queryKey = (isHidden ? groupKeys.one : groupKeys.members)(slug);
        client.removeQueries({ queryKey });
        // Part of `postKeys`, a module that comes later.
        const posts = ["posts", "list", "group", slug];
        if (isOpen) void client.invalidateQueries({ queryKey: posts });
        if (isHidden) navigate(urls.groups());
      },
    });
  };
  return (
    <>
      <Button
        variant={desired ? "primary" : "secondary"}
        pending={pending}
        aria-label={`${label}${requested ? " to join" : ""} ${name}`}
        {...submitButtonProps(
          urls.api.group(slug, "/membership"),
          ["desired", `${desired}`],
          () => {
            if (role || step === "requested") setDraft({});
            else send();
          },
        )}
      >
        {label}
      </Button>
      {step === "member" && (
        <p className={hint}>
          {group.whoPosts === "members"
            ? "What you post here everybody can read with your name."
            : "Everybody can read your comments here with your name."}
        </p>
      )}
      {requested && <p className={hint}>A leader will look at your request.</p>}
      {draft && (
        <FormDialog
          title={`${label}: ${name}`}
          {...(role && { description: leaveTexts[joinPolicy] })}
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
