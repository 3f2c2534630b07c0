import { Form } from "@remix-run/react";
import { groupKinds } from "~/shared/enums";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Select } from "~/ui/select";
import { kindLabels, maxTermLength } from "./group";

interface FindFormProps {
  query: { q: string; kind?: string | undefined; place: string; tag: string };
}

/** A GET form, so it works without JavaScript. */
export function FindForm({ query }: FindFormProps) {
  const text = (name: string, label: string, value: string, className = "") => (
    <Field label={label} className={className}>
      {(control) => (
        <Input
          {...control}
          name={name}
          defaultValue={value}
          maxLength={maxTermLength}
          dir="auto"
        />
      )}
    </Field>
  );
  return (
    <Form
      action={urls.groups()}
      role="search"
      aria-label="Find a group"
      className="card grid grid-cols-2 items-end gap-3 p-4 shadow-card sm:grid-cols-6 tight:grid-cols-1"
    >
      {text("find", "Find a group", query.q, "col-span-full")}
      <Field label="Kind" className="sm:col-span-2">
        {(control) => (
          <Select {...control} name="kind" defaultValue={query.kind}>
            <option value="">All</option>
            {groupKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabels[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {text("place", "Place", query.place, "sm:col-span-2")}
      {text("tag", "Tag", query.tag, "sm:col-span-1")}
      <Button type="submit">Find</Button>
    </Form>
  );
}
