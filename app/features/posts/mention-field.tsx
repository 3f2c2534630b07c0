import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState, type AriaAttributes, type ReactNode } from "react";
import { useDebounced } from "~/features/media/use-debounced";
import { displayName, handle, type ListedUser } from "~/features/users/user";
import { UserAvatar } from "~/features/users/user-avatar";
import { urls } from "~/shared/urls";

const maxSuggestions = 6;
/** Ignores case and accents. */
const collator = new Intl.Collator("en", { sensitivity: "base" });

interface MentionFieldProps {
  viewerId: string;
  /** Where the list opens. */
  side: "above" | "below";
  /** Renders one text area. A multi-line field can't have the role of a combobox. */
  children: (aria: AriaAttributes) => ReactNode;
}

/** Suggests people while someone types "@" and the beginning of a name. The text area keeps the focus. */
export function MentionField({ viewerId, side, children }: MentionFieldProps) {
  const listId = useId();
  const [mention, setMention] = useState<ReturnType<typeof findMention>>(null);
  const [selected, setSelected] = useState(0);
  const people = useSuggestedPeople(mention?.query, viewerId);
  const isOpen = people.length > 0;
  // Results that arrive later may be fewer.
  const selectedIndex = selected % (people.length || 1);

  const onCaret = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    setMention(findMention(target));
    setSelected(0);
  };
  const insert = ({ username }: ListedUser) => {
    if (!mention) return;
    const { area, query } = mention;
    const end = area.selectionEnd;
    area.setRangeText(`@${username} `, end - query.length - 1, end, "end");
    // React reads the new value, and `onCaret` closes the list.
    area.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div
      role="presentation"
      className="relative min-w-0 flex-1"
      onInput={onCaret}
      onSelect={onCaret}
      onBlur={() => {
        setMention(null);
      }}
      // Before the form sends on Enter, and before a dialog closes on Escape.
      onKeyDownCapture={(event) => {
        const person = people[selectedIndex];
        if (!person || event.nativeEvent.isComposing) return;
        const { key, shiftKey } = event;
        if (key === "ArrowDown") setSelected(selectedIndex + 1);
        else if (key === "ArrowUp")
          setSelected(selectedIndex + people.length - 1);
        else if (key === "Escape") setMention(null);
        else if (key === "Enter" && !shiftKey) insert(person);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children({
        "aria-autocomplete": "list",
        "aria-haspopup": "listbox",
        ...(isOpen && {
          "aria-controls": listId,
          "aria-activedescendant": `${listId}-${selectedIndex}`,
        }),
      })}
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label="People to mention"
          className={`card absolute inset-x-0 z-30 max-w-sm overflow-hidden shadow-float ${side === "above" ? "bottom-full mb-1" : "top-full mt-1 in-[[data-dialog]]:static"}`}
        >
          {people.map((person, index) => (
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === selectedIndex}
              tabIndex={-1}
              onMouseDown={(event) => {
                event.preventDefault();
                insert(person);
              }}
              className="flex touch cursor-pointer items-center gap-2 px-3 py-1 hover:bg-sunken aria-selected:bg-primary-soft"
            >
              <UserAvatar user={person} size={32} />
              <p className="min-w-0 *:block *:truncate">
                <bdi className="text-sm font-semibold">
                  {displayName(person)}
                </bdi>
                <span className="text-xs text-ink-soft">{handle(person)}</span>
              </p>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** The unfinished mention before the caret; `query` is without "@". */
function findMention(area: HTMLTextAreaElement) {
  const { selectionStart, selectionEnd, value } = area;
  if (selectionStart !== selectionEnd) return null;
  const pattern = /(?<![\w.@/+-])@([\p{L}\p{M}\w.]{0,30})$/u;
  const [, query] = pattern.exec(value.slice(0, selectionEnd)) ?? [];
  return query === undefined ? null : { area, query };
}

/** People the viewer follows come first, then others whom the search finds. */
function useSuggestedPeople(
  query: string | undefined,
  viewerId: string,
): ListedUser[] {
  const q = useDebounced(query ?? "");
  const { data: followed } = useQuery<ListedUser[] | null>({
    queryKey: [urls.api.following(viewerId)],
    enabled: query !== undefined,
    staleTime: 0,
  });
  const { data: found } = useQuery<ListedUser[] | null>({
    queryKey: [urls.api.userSearch(q)],
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  if (query === undefined) return [];
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
