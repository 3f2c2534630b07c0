import { Form } from "@remix-run/react";
import { groupKinds } from "~/shared/enums";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Select } from "~/ui/select";
import { kindLabels, maxTermLength, type GroupsQuery } from "./group";

/** A GET form, so it works without JavaScript. */
export function FindForm({ query: { q, kind } }: { query: GroupsQuery }) {
  return (
    <Form
      action={urls.groups()}
      role="search"
      aria-label="Find a group"
      className="card flex flex-wrap items-end gap-2 p-4 shadow-card"
    >
      <Field label="Find by name, place or tag" className="grow basis-64">
        {(control) => (
          <Input
            {...control}
            name="find"
            defaultValue={q}
            maxLength={maxTermLength}
            dir="auto"
          />
        )}
      </Field>
      <Field label="Kind" className="grow">
        {(control) => (
          <Select {...control} name="kind" defaultValue={kind}>
            <option value="">All</option>
            {groupKinds.map((one) => (
              <option key={one} value={one}>
                {kindLabels[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" className="min-h-12">
        Find
      </Button>
    </Form>
  );
}
