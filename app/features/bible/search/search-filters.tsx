import { useNavigate } from "@remix-run/react";
import { Select } from "~/ui/select";
import { BookOptions } from "../book-options";
import type { Search } from "../reader-request";
import { useNavigatingSelect } from "../use-navigating-select";
import { searchHref } from "./search";

/** Without JavaScript, the search form submits these selects. */
export function SearchFilters({ search }: { search: Search }) {
  const navigate = useNavigate();
  const open = (change: Parameters<typeof searchHref>[1]) => {
    navigate(searchHref(search, change), { preventScrollReset: true });
  };
  const order = useNavigatingSelect(search.order, search, (order) => {
    open({ order });
  });
  const within = useNavigatingSelect(search.within, search, (within) => {
    open({ within });
  });
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
