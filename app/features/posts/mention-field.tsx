import { useState, type ReactNode } from "react";
import { Lazy, lazyCode } from "~/ui/lazy";

const lazyList = lazyCode(() => import("./mention-list"));

/** For the text area. A multi-line field can't have the role of a combobox. */
export const mentionAria = {
  "aria-autocomplete": "list",
  "aria-haspopup": "listbox",
} as const;

interface MentionFieldProps {
  viewerId: string;
  side: "above" | "below";
  /** One text area. */
  children: ReactNode;
}

/** Suggests people while someone types "@" and the beginning of a name. The text area keeps the focus. */
export function MentionField({ viewerId, side, children }: MentionFieldProps) {
  const [mention, setMention] = useState<ReturnType<typeof findMention>>(null);
  const onCaret = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLTextAreaElement) setMention(findMention(target));
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
    >
      {children}
      {mention && (
        <Lazy code={lazyList} renderError={() => null}>
          {(code) => (
            <code.MentionList
              mention={mention}
              viewerId={viewerId}
              side={side}
              onChange={setMention}
            />
          )}
        </Lazy>
      )}
    </div>
  );
}

/** The unfinished mention before the caret. `query` is without "@"; `selected` is the position of a person in the list. */
function findMention(area: HTMLTextAreaElement) {
  const { selectionStart, selectionEnd, value } = area;
  if (selectionStart !== selectionEnd) return null;
  const pattern = /(?<![\w.@/+-])@([\p{L}\p{M}\w.]{0,30})$/u;
  const [, query] = pattern.exec(value.slice(0, selectionEnd)) ?? [];
  return query === undefined ? null : { area, query, selected: 0 };
}
