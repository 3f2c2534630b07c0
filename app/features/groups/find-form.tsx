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
  const { kind, place, tag } = query;
  const text = (name: string, label: string, value: string) => (
    <Field label={label} className="grow">
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
      className="card p-4 shadow-card"
    >
      <div className="flex flex-wrap items-end gap-2">
        {text("find", "Find a group by name, place or tag", query.q)}
        <Button type="submit" className="min-h-12">
          Find
        </Button>
      </div>
      <details open={Boolean(kind || place || tag)} className="mt-1">
        <summary className="touch cursor-pointer content-center text-sm font-semibold text-ink-soft">
          Only by kind, place or tag
        </summary>
        <div className="grid gap-3 sm:grid-cols-3">
          <Field label="Kind">
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
          {text("place", "Place", place)}
          {text("tag", "Tag", tag)}
        </div>
      </details>
    </Form>
  );
}
