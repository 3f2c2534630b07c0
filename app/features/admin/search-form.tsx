import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import type { LinkContext } from "./admin-page";

interface SearchFormProps {
  page: LinkContext;
  label: string;
  /** Another field, and the name of its parameter. */
  children?: ReactNode;
  fieldName?: string;
}

/** Submits by GET, so that results have an address. Keeps the other parameters, such as the order or the period. */
export function SearchForm({
  page: { view, search },
  label,
  children,
  fieldName,
}: SearchFormProps) {
  const { q = "", ...others } = search;
  return (
    <Form
      action={urls.admin()}
      role="search"
      className="flex flex-[1_1_26rem] flex-wrap items-end gap-2"
    >
      <input type="hidden" name="view" value={view} />
      {Object.entries(others).map(
        ([name, value]) =>
          name !== fieldName && (
            <input key={name} type="hidden" name={name} value={value} />
          ),
      )}
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
      {children}
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
