import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SyntheticEvent } from "react";
import { getJson, sendJson } from "~/client/api-client";
import { copyText, shareOrCopy } from "~/client/share";
import { useSubmit } from "~/client/use-submit";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { LoadError } from "~/ui/load-error";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { Select } from "~/ui/select";
import { SettingsCard } from "~/ui/settings-card";
import { errorToast, toast } from "~/ui/toast-store";
import type { Group } from "./group";
import { groupKeys } from "./group.queries";
import type { Invite } from "./membership";

const toInvites = (value: unknown) => value as Invite[];
const toCreated = (value: unknown) => value as { id: string; url: string };
const timeStyle = { dateStyle: "medium", timeStyle: "short" } as const;
const localTime = (at: string) =>
  new Date(at).toLocaleString("en-GB", timeStyle);

const choices = [
  { name: "days", label: "Days until it expires", values: [1, 7, 30] },
  { name: "uses", label: "How many can join", values: [1, 20, 50, 200] },
];

/** For leaders: creates links that let people join, and revokes them. */
export function InvitesSection({ group }: { group: Group }) {
  const { slug, joinPolicy, forYouth } = group;
  const api = (subpath = "") => urls.api.group(slug, `/invites${subpath}`);
  const client = useQueryClient();
  const queryKey = groupKeys.invites(slug);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getJson(api(), toInvites, signal),
  });
  const options = {
    onFailure: errorToast,
    onSuccess: () => client.invalidateQueries({ queryKey }),
  };
  const create = useSubmit(
    (body: object) => sendJson(api(), toCreated, { body }),
    options,
  );
  const created =
    data?.some(({ id }) => id === create.output?.id) && create.output;
  const revoke = useSubmit(
    (id: string) => sendJson(api(`/${id}`), () => null, { method: "DELETE" }),
    options,
  );
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    create.submit({
      days: Number(fields.get("days")),
      uses: Number(fields.get("uses")),
      skipsApproval: fields.has("skipsApproval"),
      namesInviter: fields.has("namesInviter"),
    });
  };
  return (
    <SettingsCard
      id="invites"
      title="Invitations"
      description="Anyone with the link can use it until it expires, so send it only to people you want to invite."
      className="needs-script"
    >
      {isError && (
        <LoadError onRetry={() => void refetch()} retrying={isFetching} />
      )}
      <ul className="divide-y divide-line">
        {data?.map(({ id, createdAt, usesLeft, expiresAt, ...invite }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <p className="min-w-0 flex-1 text-sm text-ink-soft">
              <b className="block text-base text-ink">Uses left: {usesLeft}</b>
              Created {localTime(createdAt)} · Until {localTime(expiresAt)}
              {invite.skipsApproval && " · Without approval"}
              {invite.namesInviter && " · Shows a name"}
            </p>
            <Button
              variant="secondary"
              size="sm"
              pending={revoke.pending && revoke.input === id}
              aria-label={`Revoke the link created on ${localTime(createdAt)}`}
              onClick={() => {
                restoreFocusAfterRemoval();
                revoke.submit(id);
              }}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={onSubmit} aria-label="New invitation" className="mt-3">
        <div className="grid gap-4 sm:grid-cols-2">
          {choices.map(({ name, label, values }) => (
            <Field key={name} label={label}>
              {(control) => (
                <Select {...control} name={name} defaultValue={values[1]}>
                  {values.map((value) => (
                    <option key={value}>{value}</option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
        <div className="my-2">
          {joinPolicy === "approval" && !forYouth && (
            <Checkbox name="skipsApproval" label="May join without approval" />
          )}
          <Checkbox name="namesInviter" label="Show my name" />
        </div>
        <Button type="submit" pending={create.pending}>
          Create link
        </Button>
      </form>
      <div role="status">{created && <NewLink url={created.url} />}</div>
    </SettingsCard>
  );
}

/** The server stores only the link's hash, so it can't be shown again. */
function NewLink({ url }: { url: string }) {
  const content = { title: "An invitation", text: "", url };
  const share = async () => {
    if (await shareOrCopy(content)) toast({ title: "Link copied" });
  };
  const copy = async () => {
    if (await copyText(url)) toast({ title: "Link copied" });
    else errorToast("Couldn't copy the link.");
  };
  return (
    <div className="mt-4 rounded-control bg-gold-soft p-4">
      <Field label="The new link" hint="You can see this link only now.">
        {(control) => <Input {...control} readOnly dir="ltr" value={url} />}
      </Field>
      <div className="mt-3 flex gap-3">
        <Button onClick={() => void share()}>Share</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  );
}
