import { useId, useRef } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { postContentMax } from "~/features/posts/post";
import { displayName, initials } from "~/features/users/user";
import { lengthSentence } from "~/shared/text";
import type { Viewer } from "~/shared/viewer";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { useDraft } from "./draft";
import { useCreatePost } from "~/features/posts/create-post.queries";

/** From here on the rest is counted aloud. */
const countFrom = postContentMax - 300;

interface ComposerProps {
  viewer: Viewer;
  onPosted: () => void;
}

/** Writes a text post. What is typed stays, over reloads too, until the server has it. */
export function Composer({ viewer, onPosted }: ComposerProps) {
  const { text, draft } = useDraft(viewer.id);
  const create = useCreatePost();
  const limitId = useId();
  const adopted = useRef(false);
  const content = text.trim();
  const left = postContentMax - content.length;
  const ready = content !== "" && left >= 0;

  const send = () => {
    if (!ready || create.isPending) return;
    const idempotencyKey = draft.keyFor(content);
    create.mutate(
      { content, idempotencyKey },
      {
        onSuccess: () => {
          draft.clear();
          onPosted();
        },
      },
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
  };
  /** What was typed before the page was hydrated counts as typed. */
  const adopt = (area: HTMLTextAreaElement | null) => {
    if (!area || adopted.current) return;
    adopted.current = true;
    if (area.value !== "") draft.write(area.value);
  };

  return (
    <form
      onSubmit={onSubmit}
      aria-label="Write a post"
      className="rounded-card border border-line bg-paper p-4 shadow-card outline-primary has-[textarea:focus-visible]:outline-3 sm:p-5"
    >
      <div className="flex gap-3">
        <Avatar
          name={displayName(viewer)}
          initials={initials(viewer)}
          src={viewer.profileImageUrl}
          size={44}
        />
        <textarea
          ref={adopt}
          rows={1}
          value={text}
          aria-label="Your post"
          aria-describedby={limitId}
          placeholder="What has God put on your heart?"
          readOnly={create.isPending}
          onChange={(event) => {
            draft.write(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-96 min-h-12 flex-1 resize-none bg-transparent px-1 py-2 text-base text-ink placeholder:text-ink-soft focus-visible:outline-none"
        />
      </div>
      <div className="mt-3 flex items-center justify-end gap-3 border-t border-line pt-3">
        <p
          id={limitId}
          aria-live="polite"
          className={`mr-auto text-sm ${left < 0 ? "text-danger" : "text-ink-soft"}`}
        >
          {content.length >= countFrom && lengthSentence(left)}
        </p>
        <Button type="submit" disabled={!ready} pending={create.isPending}>
          Post
        </Button>
      </div>
    </form>
  );
}
