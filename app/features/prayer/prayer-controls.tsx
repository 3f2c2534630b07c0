import { useRef, useState } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { getAttempt, type Attempt } from "~/features/posts/attempt";
import { NoScriptEditor } from "~/features/posts/no-script-editor";
import type { PrayerData } from "~/features/posts/post";
import { TextEditor } from "~/features/posts/text-editor";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { ActionButton, useSend } from "./action-button";
import { maxAnswerLength, maxUpdateLength } from "./progress";

/** For the author. After two weeks without an update they are asked how it is going. */
export function PrayerControls({
  id,
  prayer,
}: {
  id: string;
  prayer: PrayerData;
}) {
  const send = useSend(id);
  const owner = useViewer()?.id ?? "";
  const isAnswered = prayer.answeredAt !== null;
  const editors = [
    {
      kind: "update",
      title: "Write an update",
      action: urls.api.prayerUpdates(id),
      method: "POST",
      text: "",
      maxLength: maxUpdateLength,
    },
    {
      kind: "answer",
      title: isAnswered ? "Edit your thanks" : "Mark as answered",
      action: urls.api.answer(id),
      method: "PUT",
      text: prayer.answer ?? "",
      maxLength: maxAnswerLength,
    },
  ] as const;
  const [openKind, setOpenKind] = useState<"update" | "answer">();
  const editor = editors.find(({ kind }) => kind === openKind);
  /** The last failed one: a retry of the same text can't add it twice. */
  const attempt = useRef<Attempt | null>(null);
  return (
    <section
      aria-label="Your prayer request"
      className="rounded-control bg-sunken p-4"
    >
      {prayer.isCheckInDue && (
        <p className="mb-2 font-serif text-lg">
          How is your prayer request going?
        </p>
      )}
      {editor && <p className="mb-1.5 font-semibold">{editor.title}</p>}
      {editor && (
        <TextEditor
          {...editor}
          owner={owner}
          name={`prayer-${editor.kind}:${id}`}
          onSave={(content) => {
            attempt.current = getAttempt({ content }, attempt.current);
            return send(editor.action, {
              method: editor.method,
              body: { content },
              idempotencyKey: attempt.current.key,
            });
          }}
          onClose={() => {
            restoreFocusAfterRemoval();
            attempt.current = null;
            setOpenKind(undefined);
          }}
        />
      )}
      <div hidden={editor !== undefined} className="flex flex-wrap gap-2">
        {editors.map(({ kind, title }) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            className="needs-script"
            onClick={() => {
              setOpenKind(kind);
            }}
          >
            {title}
          </Button>
        ))}
        {isAnswered ? (
          <ActionButton
            postId={id}
            url={urls.api.answer(id)}
            method="DELETE"
            label="Take back"
            question="Are you sure you want to take back this answer?"
          />
        ) : (
          <ActionButton
            postId={id}
            url={urls.api.close(id)}
            desired={prayer.closedAt === null}
            label={prayer.closedAt === null ? "Close" : "Reopen"}
          />
        )}
        {prayer.isCheckInDue && (
          <ActionButton
            postId={id}
            url={urls.api.checkIn(id)}
            label="Ask me later"
          />
        )}
      </div>
      {editors.map((editor) => (
        <NoScriptEditor key={editor.kind} {...editor} />
      ))}
    </section>
  );
}
