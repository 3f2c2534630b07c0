import { useNavigate } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { useLatestChoice } from "~/client/use-latest-choice";
import { urls } from "~/shared/urls";
import { Select } from "~/ui/select";
import { BookOptions } from "../book-options";
import type { Search } from "../reader-request";

/** URL of the search with other filters, in another version or on another page. */
export function searchHref(
  { q, version, order, within }: Search,
  change: Parameters<typeof urls.bible>[0],
): string {
  return urls.bible({ q, version: version.id, order, within, ...change });
}

/** Selects of a form; a change opens the results at once. */
export function SearchFilters({ search }: { search: Search }) {
  const navigate = useNavigate();
  const { order, within } = search;
  const [choice, choose] = useLatestChoice<Record<"order" | "within", string>>(
    { order, within },
    (chosen) => searchHref(search, chosen),
  );
  const toProps = (name: "order" | "within") => ({
    name,
    value: choice[name],
    className: "grow",
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      const chosen = { ...choice, [name]: event.currentTarget.value };
      choose(chosen);
      navigate(searchHref(search, chosen), { preventScrollReset: true });
    },
  });
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Select aria-label="Order" {...toProps("order")}>
        <option value="relevance">By relevance</option>
        <option value="bible">In Bible order</option>
      </Select>
      <Select aria-label="Where" {...toProps("within")}>
        <option value="">Whole Bible</option>
        <option value="OT">Old Testament</option>
        <option value="NT">New Testament</option>
        <BookOptions chosen />
      </Select>
    </div>
  );
}
