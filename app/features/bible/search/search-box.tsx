import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import type { Version } from "../versions";

export function SearchBox({
  version,
  q = "",
  children,
}: {
  version: Version;
  q?: string;
  /** More controls of the same form. */
  children?: ReactNode;
}) {
  return (
    <Form action={urls.bible()} role="search">
      <input type="hidden" name="version" value={version.id} />
      <div className="relative">
        <input
          type="search"
          name="q"
          key={q}
          defaultValue={q}
          required
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          aria-label="Search the Bible or open a reference"
          placeholder="Search, or go to John 3:16"
          className="touch w-full rounded-full border border-line-strong bg-paper pr-14 pl-5 text-base text-ink placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 right-0.5 grid touch place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <Icon name="search" />
        </button>
      </div>
      {children}
    </Form>
  );
}
