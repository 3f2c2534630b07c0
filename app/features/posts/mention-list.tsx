import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useLayoutEffect } from "react";
import { useDebounced } from "~/features/media/use-debounced";
import { displayName, handle, type ListedUser } from "~/features/users/user";
import { UserAvatar } from "~/features/users/user-avatar";
import { urls } from "~/shared/urls";

const maxSuggestions = 6;
/** Ignores case and accents. */
const collator = new Intl.Collator("en", { sensitivity: "base" });

interface MentionListProps {
  /** See `findMention`. */
  mention: { area: HTMLTextAreaElement; query: string; selected: number };
  viewerId: string;
  side: "above" | "below";
  onChange: (mention: MentionListProps["mention"] | null) => void;
}

export function MentionList({
  mention,
  viewerId,
  side,
  onChange,
}: MentionListProps) {
  const id = useId();
  const { area, query } = mention;
  const people = useSuggestedPeople(query, viewerId);
  const isOpen = people.length > 0;
  // Results that arrive later may be fewer.
  const selected = mention.selected % (people.length || 1);

  const insert = ({ username }: ListedUser) => {
    const end = area.selectionEnd;
    area.setRangeText(`@${username} `, end - query.length - 1, end, "end");
    // React reads the new value, and the field closes the list.
    area.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const person = people[selected];
    if (!person || event.isComposing) return;
    const { key, shiftKey } = event;
    if (key === "ArrowDown") onChange({ ...mention, selected: selected + 1 });
    else if (key === "ArrowUp")
      onChange({ ...mention, selected: selected + people.length - 1 });
    else if (key === "Escape") onChange(null);
    else if (key === "Enter" && !shiftKey) insert(person);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  // The text area was rendered before this code was loaded. Its own listener runs before the form sends on Enter, and
  // before a dialog closes on Escape.
  useLayoutEffect(() => {
    if (!isOpen) return;
    area.setAttribute("aria-controls", id);
    area.setAttribute("aria-activedescendant", `${id}-${selected}`);
    area.addEventListener("keydown", onKeyDown);
    return () => {
      area.removeAttribute("aria-controls");
      area.removeAttribute("aria-activedescendant");
      area.removeEventListener("keydown", onKeyDown);
    };
  });

  if (!isOpen) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="People to mention"
      className={`card absolute inset-x-0 z-30 max-w-sm overflow-hidden shadow-float ${side === "above" ? "bottom-full mb-1" : "top-full mt-1 in-[[data-dialog]]:static"}`}
    >
      {people.map((person, index) => (
        <div
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === selected}
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault();
            insert(person);
          }}
          className="flex touch cursor-pointer items-center gap-2 px-3 py-1 hover:bg-sunken aria-selected:bg-primary-soft"
        >
          <UserAvatar user={person} size={32} />
          <p className="min-w-0 *:block *:truncate">
            <bdi className="text-sm font-semibold">{displayName(person)}</bdi>
            <span className="text-xs text-ink-soft">{handle(person)}</span>
          </p>
        </div>
      ))}
    </div>
  );
}

/** People the viewer follows come first, then others whom the search finds. */
function useSuggestedPeople(query: string, viewerId: string): ListedUser[] {
  const q = useDebounced(query);
  const { data: followed } = useQuery<ListedUser[] | null>({
    queryKey: [urls.api.following(viewerId)],
    staleTime: 0,
  });
  const { data: found } = useQuery<ListedUser[] | null>({
    queryKey: [urls.api.userSearch(q)],
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  const isMatch = (person: ListedUser) =>
    `${displayName(person)} ${person.username}`
      .split(" ")
      .some(
        (name) => collator.compare(name.slice(0, query.length), query) === 0,
      );
  // Until typing stops, `found` are the matches of an earlier query.
  const people = [...(followed ?? []), ...((query && found) || [])].filter(
    (person) => person.id !== viewerId && isMatch(person),
  );
  const unique = new Map(people.map((person) => [person.id, person]));
  return [...unique.values()].slice(0, maxSuggestions);
}
