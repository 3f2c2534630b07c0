import { useRevalidator } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { useDraftForm } from "~/client/use-draft-form";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { Select } from "~/ui/select";
import { maxPrayerLength, ownPrayerSchema } from "./prayer-list";
import { prayerListKey } from "./prayer-list.queries";

/** Adds the viewer's own words to their list. */
export function OwnPrayerForm({ viewerId }: { viewerId: string }) {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const form = useDraftForm(ownPrayerSchema, {
    owner: viewerId,
    name: "own-prayer",
    initial: { content: "", every: "day" },
    send: (body) => sendJson(urls.api.prayers, () => null, { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: prayerListKey });
      revalidate();
    },
  });
  return (
    <form
      method="post"
      action={urls.api.prayers}
      className="card space-y-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Field
        label="What do you want to pray for?"
        error={form.error("content") ?? form.failure}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            name="content"
            maxLength={maxPrayerLength}
            {...form.input("content")}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Select
          name="every"
          aria-label="How often"
          value={form.values.every}
          onChange={({ target }) => {
            form.change({ every: target.value });
          }}
        >
          <option value="day">Every day</option>
          <option value="week">Every week</option>
        </Select>
        <Button type="submit" pending={form.pending}>
          Add
        </Button>
      </div>
    </form>
  );
}
