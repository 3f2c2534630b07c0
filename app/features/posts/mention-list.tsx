import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { getJson } from "~/client/api-client";
import { useDebounced } from "~/features/media/use-debounced";
import { displayName, handle, type ListedUser } from "~/features/users/user";
import { UserAvatar } from "~/features/users/user-avatar";
import { userKeys } from "~/features/users/user-keys";
import { foldName } from "~/shared/name-parts.mjs";
import { urls } from "~/shared/urls";

export interface Mention {
  area: HTMLTextAreaElement;
  /** Without "@". */
  query: string;
  /** Positions in the text. */
  start: number;
  end: number;
}

interface MentionListProps {
  mention: Mention;
  viewerId: string;
  side: "above" | "below";
  onClose: () => void;
}

const maxSuggestions = 6;

/** A list box for the text area, which keeps the focus. A multi-line field can't have the role of a combobox. */
export function MentionList({
  mention,
  viewerId,
  side,
  onClose,
}: MentionListProps) {
  const { area, query, start, end } = mention;
  const people = useSuggestedMentions(query, viewerId);
  const listId = useId();
  const [active, setActive] = useState({ query, at: 0 });
  const at = active.query === query ? active.at % (people.length || 1) : 0;
  const isOpen = people.length > 0;

  const insert = ({ username }: ListedUser) => {
    area.setRangeText(`@${username} `, start, end, "end");
    // React reads the new value, and the field closes the list.
    area.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== area || event.isComposing || !isOpen) return;
    const { length } = people;
    const person = people[at];
    if (event.key === "ArrowDown") setActive({ query, at: at + 1 });
    else if (event.key === "ArrowUp") setActive({ query, at: at + length - 1 });
    else if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && !event.shiftKey && person) insert(person);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    // Before the form, which sends on Enter, and before a dialog, which closes on Escape.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  });
  useEffect(() => {
    if (!isOpen) return;
    const attributes = {
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": listId,
      "aria-activedescendant": `${listId}-${at}`,
    };
    for (const [name, value] of Object.entries(attributes))
      area.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) area.removeAttribute(name);
    };
  }, [area, isOpen, listId, at]);

  if (!isOpen) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="People to mention"
      className={`card absolute inset-x-0 z-30 max-w-sm overflow-hidden shadow-float ${side === "above" ? "bottom-full mb-1" : "top-full mt-1"}`}
    >
      {people.map((person, index) => (
        <div
          key={person.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          onMouseDown={(event) => {
            // The text area keeps the focus.
            event.preventDefault();
            insert(person);
          }}
          className="flex touch cursor-pointer items-center gap-2 px-3 py-1 hover:bg-sunken aria-selected:bg-primary-soft"
        >
          <UserAvatar user={person} size={32} />
          <span className="min-w-0">
            <span
              dir="auto"
              className="block truncate text-sm font-semibold text-ink"
            >
              {displayName(person)}
            </span>
            <span className="block truncate text-xs text-ink-soft">
              {handle(person)}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

const toUsers = (value: unknown) => value as ListedUser[];

/** People the viewer follows come first, then other matches of the search. */
function useSuggestedMentions(query: string, viewerId: string): ListedUser[] {
  const q = useDebounced(query);
  const { data: followed = [] } = useQuery({
    queryKey: userKeys.mentionable,
    queryFn: ({ signal }) =>
      getJson(urls.api.following(viewerId), toUsers, signal),
    staleTime: 300_000,
  });
  const { data: found = [] } = useQuery({
    queryKey: userKeys.search(q),
    queryFn: ({ signal }) => getJson(urls.api.userSearch(q), toUsers, signal),
    enabled: q !== "",
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const isMatch = (person: ListedUser) =>
    [person.firstName, person.lastName, person.username].some((name) =>
      foldName(name ?? "").startsWith(foldName(query)),
    );
  const matches = query === "" ? [] : found;
  const people = [
    ...followed.filter(isMatch),
    // Until typing stops, `found` are the matches of an earlier query.
    ...matches.filter((person) => q === query || isMatch(person)),
  ].filter(({ id }) => id !== viewerId);
  return [
    ...new Map(people.map((person) => [person.id, person])).values(),
  ].slice(0, maxSuggestions);
}
