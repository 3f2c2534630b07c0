import { Select } from "~/ui/select";
import { BookOptions } from "../book-options";
import type { Search } from "../reader-request";
import { useNavigatingSelect } from "../use-picker-state";

const submitForm = ({ form }: HTMLSelectElement) => form?.requestSubmit();

/** Selects of the search form; a change submits it. */
export function SearchFilters({ search }: { search: Search }) {
  const order = useNavigatingSelect(search.order, search, submitForm);
  const within = useNavigatingSelect(search.within, search, submitForm);
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
