import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import type { AdminView } from "../admin-page";
import type { AdminQuery } from "../admin-query";

interface SearchFormProps {
  view: AdminView;
  q: string;
  label: string;
  /** Other parameters to keep, such as the order or the period. */
  extraQuery?: AdminQuery;
  /** More fields. */
  children?: ReactNode;
}

/** Submits by GET, so that results have an address. */
export function SearchForm({
  view,
  q,
  label,
  extraQuery = {},
  children,
}: SearchFormProps) {
  return (
    <Form
      action={urls.admin()}
      role="search"
      className="flex flex-[1_1_26rem] flex-wrap items-end gap-2"
    >
      <input type="hidden" name="view" value={view} />
      {Object.entries(extraQuery).map(
        ([name, value]) =>
          value !== undefined && (
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
