import type { ElementType } from "react";
import { BannerField } from "~/features/users/edit-profile/banner-field";
import { ImageField } from "~/features/users/edit-profile/image-field";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input, TextArea } from "~/ui/input";
import { RadioChoices } from "~/ui/radio-choices";
import { useSite } from "~/ui/site";
import { useHydrated } from "~/ui/use-hydrated";
import {
  joinPolicyHints,
  joinPolicyLabels,
  kindLabels,
  type Group,
} from "./group";
import { suggestSlug } from "./slug";
import { groupInitials } from "./group-row";
import { ServiceTimesField } from "./service-times-field";
import { useGroupForm } from "./use-group-form";

const choices = {
  kind: [
    ["group", kindLabels.group, "A house group, a youth group, an interest"],
    ["church", kindLabels.church, "A congregation, with its service times"],
    ["ministry", kindLabels.ministry, "A mission, a choir, a charity"],
  ],
  joinPolicy: (["approval", "open", "hidden"] as const).map(
    (policy) =>
      [policy, joinPolicyLabels[policy], joinPolicyHints[policy]] as const,
  ),
  whoPosts: [
    ["members", "All members", "Everybody in the group can post."],
    ["leaders", "Leaders only", "Members can comment and pray."],
  ],
} as const;

interface GroupFormProps {
  /** Null: a new one. */
  group: Group | null;
  viewerId: string;
  onSaved: (saved: Group) => void;
}

/** Leaders don't see what only the owner changes. */
export function GroupForm({ group, viewerId, onSaved }: GroupFormProps) {
  const { host } = useSite();
  const form = useGroupForm(group, viewerId, onSaved);
  const isHydrated = useHydrated();
  const { values, change } = form;
  const suggestion = suggestSlug(values.name);
  const isOwner = !group || group.role === "owner";

  const text = (
    name: Parameters<typeof form.input>[0],
    label: string,
    hint?: string,
    Control: ElementType = Input,
  ) => (
    <Field
      label={label}
      hint={hint}
      error={form.error(name)}
      required={name === "name"}
    >
      {(control) => (
        <Control
          dir="auto"
          placeholder={name === "slug" ? suggestion : undefined}
          inputMode={name === "website" ? "url" : undefined}
          {...control}
          {...form.input(name)}
        />
      )}
    </Field>
  );
  const choose = (
    name: keyof typeof choices,
    legend: string,
    columns: string,
  ) => (
    <RadioChoices
      legend={
        <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      }
      name={name}
      columns={columns}
      choices={choices[name]}
      value={values[name]}
      onChoose={(value) => {
        change({ [name]: value });
      }}
    />
  );

  return (
    <form
      noValidate
      aria-label={group ? "Details" : "New group"}
      className="space-y-6 *:not-first:needs-script"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p className="without-script">This form needs JavaScript.</p>
      {group && (
        <>
          <ImageField
            label="Picture"
            name={group.name}
            initials={groupInitials(group.name)}
            savedSrc={group.imageUrl}
            className="rounded-card!"
            form={form}
          />
          <BannerField
            value={values.banner}
            onChange={(banner) => {
              change({ banner });
            }}
          />
        </>
      )}
      {isOwner && choose("kind", "What is it?", "sm:grid-cols-3")}
      {isOwner && text("name", "Name")}
      {!group && choose("joinPolicy", "Who can join?", "sm:grid-cols-3")}
      {isOwner &&
        values.joinPolicy !== "hidden" &&
        text(
          "slug",
          "Page address",
          `${host}${urls.group(values.slug || suggestion)}`,
        )}
      {isOwner && choose("whoPosts", "Who posts?", "sm:grid-cols-2")}
      {text("about", "About", "Why and when you meet, for whom", TextArea)}
      <div className="grid gap-6 sm:grid-cols-2">
        {text("place", "Place", "The town or region people look for")}
        {text("tags", "Tags", "Up to three, with commas: Lutheran, students")}
      </div>
      {isHydrated && values.kind === "church" && (
        <div className="grid gap-6 sm:grid-cols-2">
          {text("address", "Street address")}
          {text("website", "Website", "Such as church.org")}
          <div className="sm:col-span-2">
            <ServiceTimesField
              value={values.serviceTimes}
              onChange={(serviceTimes) => {
                change({ serviceTimes });
              }}
              error={form.error("serviceTimes")}
            />
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="alert" className="me-auto text-sm text-danger">
          {form.failure}
        </p>
        {form.isDirty && (
          <Button variant="quiet" onClick={form.discard}>
            Discard
          </Button>
        )}
        <Button
          type="submit"
          pending={form.pending}
          disabled={form.isReadingFile}
        >
          {group ? "Save Changes" : `Create ${values.kind}`}
        </Button>
      </div>
    </form>
  );
}
