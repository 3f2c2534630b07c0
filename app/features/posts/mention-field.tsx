import { useState, type ReactNode, type SyntheticEvent } from "react";
import { Lazy, lazyCode } from "~/ui/lazy";
import type { Mention } from "./mention-list";

/** Few posts mention people. */
const mentionList = lazyCode(() => import("./mention-list"));

interface MentionFieldProps {
  viewerId: string;
  /** Where the list opens. */
  side: "above" | "below";
  className?: string;
  /** Contains one text area. */
  children: ReactNode;
}

/** Suggests people while someone types "@" and the beginning of a name. */
export function MentionField({
  side,
  viewerId,
  className = "",
  children,
}: MentionFieldProps) {
  const [mention, setMention] = useState<Mention | null>(null);
  const close = () => {
    setMention(null);
  };
  const onCaret = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLTextAreaElement) setMention(findMention(target));
  };
  return (
    <div
      role="presentation"
      className={`relative ${className}`}
      onInput={onCaret}
      onSelect={onCaret}
      onBlur={close}
    >
      {children}
      {mention && (
        <Lazy code={mentionList} renderError={() => null}>
          {(code) => (
            <code.MentionList
              mention={mention}
              viewerId={viewerId}
              side={side}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </div>
  );
}

/** The unfinished mention before the caret. */
function findMention(area: HTMLTextAreaElement): Mention | null {
  const { selectionStart: end, selectionEnd, value } = area;
  const before = value.slice(Math.max(0, end - 50), end);
  const [, query] =
    /(?<![\w.@/+-])@([\p{L}\p{M}\w.]{0,30})$/u.exec(before) ?? [];
  if (query === undefined || end !== selectionEnd) return null;
  return { area, query, start: end - query.length - 1, end };
}
