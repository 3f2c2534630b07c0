import { useSubmit } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Select } from "~/ui/select";
import { BookOptions } from "../book-options";
import type { Search } from "../reader-request";
import { useNavigatingSelect } from "../use-navigating-select";

/** Without JavaScript, the search form submits these selects. */
export function SearchFilters({ search }: { search: Search }) {
  const submit = useSubmit();
  // Submits both, because the page of an earlier choice may still be loading, but not what is being typed.
  const open = ({ form }: HTMLSelectElement) => {
    const chosen = new FormData(form ?? undefined);
    chosen.set("q", search.q);
    submit(chosen, { action: urls.bible(), preventScrollReset: true });
  };
  const order = useNavigatingSelect(search.order, search, open);
  const within = useNavigatingSelect(search.within, search, open);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Select aria-label="Order" name="order" className="grow" {...order}>
        <option value="relevance">By relevance</option>
        <option value="bible">In Bible order</option>
      </Select>
      <Select aria-label="Where" name="within" className="grow" {...within}>
        <option value="">Whole Bible</option>
        <option value="OT">Old Testament</option>
        <option value="NT">New Testament</option>
        <BookOptions chosen />
      </Select>
    </div>
  );
}
