import { Form, useLocation } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { parseSearchQuery, maxQueryLength } from "./search";

/** A GET form, so it works without JavaScript. */
export function SearchField({
  className = "",
  placeholder = "Find people and groups",
}) {
  const { pathname, search } = useLocation();
  const q = pathname === urls.search() ? parseSearchQuery(search) : "";
  return (
    <Form action={urls.search()} className={`relative ${className}`}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-3 left-3.5 text-ink-soft"
      />
      <input
        name="q"
        key={q}
        defaultValue={q}
        maxLength={maxQueryLength}
        dir="auto"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label="Find people and groups"
        placeholder={placeholder}
        className="touch w-full min-w-0 rounded-full border border-line-strong bg-paper pr-1 pl-9.5 text-base text-ink placeholder:text-ink-soft"
      />
    </Form>
  );
}
