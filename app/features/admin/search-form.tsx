import { Form } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import type { LinkContext } from "./admin-page";

interface SearchFormProps {
  page: LinkContext;
  label: string;
}

/** Submits by GET, so that results have an address. Keeps the other parameters, such as the order or the period. */
export function SearchForm({ page, label }: SearchFormProps) {
  const { view, search } = page;
  const { q = "", ...others } = search;
  return (
    <Form
      action={urls.admin()}
      role="search"
      className="flex flex-[1_1_26rem] flex-wrap items-end gap-2"
    >
      <input type="hidden" name="view" value={view} />
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={label} className="min-w-40 flex-1 sm:max-w-80">
        {(control) => (
          <Input
            {...control}
            key={q}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={100}
            dir="auto"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="Name, handle or e-mail"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="min-h-12">
        Search
      </Button>
    </Form>
  );
}
