import { useRevalidator } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { getJson, sendJson } from "~/client/api-client";
import { getFailureMessage, useSubmit } from "~/client/use-submit";
import { useViewer } from "~/features/auth/viewer.queries";
import { getAttempt, type Attempt } from "~/features/posts/attempt";
import type { PrayerData } from "~/features/posts/post";
import { asPost, patchPost, postKeys } from "~/features/posts/post.queries";
import { TextEditor } from "~/features/posts/text-editor";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { errorToast } from "~/ui/toast-store";
import { CrisisHelp } from "./crisis-help";
import { maxAnswerLength, maxUpdateLength } from "./progress";

interface PrayerControlsProps {
  id: string;
  prayer: PrayerData;
}

/** For the author. After two weeks without an update they are asked how it is going. */
export function PrayerControls({ id, prayer }: PrayerControlsProps) {
  const send = useSend(id);
  const { pending, submit } = useSubmit(send);
  const owner = useViewer()?.id ?? "";
  const isAnswered = prayer.answeredAt !== null;
  const isOpen = prayer.closedAt === null;
  const editors = [
    {
      kind: "update",
      title: "Write an update",
      url: urls.api.prayerUpdates(id),
      method: "POST",
      text: "",
      maxLength: maxUpdateLength,
    },
    {
      kind: "answer",
      title: isAnswered ? "Edit your thanks" : "Mark as answered",
      url: urls.api.answer(id),
      method: "PUT",
      text: prayer.answer ?? "",
      maxLength: maxAnswerLength,
    },
  ] as const;
  const [openKind, setOpenKind] = useState<"update" | "answer">();
  const editor = editors.find(({ kind }) => kind === openKind);
  /** The last failed one: a retry of the same text can't add it twice. */
  const attempt = useRef<Attempt | null>(null);
  const takeBack = () => {
    if (!confirm("Are you sure you want to take back this answer?")) return;
    restoreFocusAfterRemoval();
    submit({ url: urls.api.answer(id), method: "DELETE" });
  };
  const setClosed = (desired: boolean) => {
    restoreFocusAfterRemoval();
    submit({ url: urls.api.close(id), body: { desired } });
  };
  const label = isAnswered
    ? "Take back answer"
    : `${isOpen ? "Close" : "Reopen"} request`;
  const quiet = { variant: "quiet", size: "sm", pending } as const;
  return (
    <section
      aria-label="Your prayer request"
      className="needs-script rounded-control bg-sunken p-4"
    >
      {prayer.isCheckInDue && (
        <p className="mb-2 font-serif text-lg">
          How is your prayer request going?
        </p>
      )}
      {editor && (
        <>
          <p className="mb-1.5 font-semibold">{editor.title}</p>
          <TextEditor
            {...editor}
            owner={owner}
            name={`prayer-${editor.kind}:${id}`}
            help={(text) => <CrisisHelp text={text} />}
            onSave={(content) => {
              attempt.current = getAttempt({ content }, attempt.current);
              return send({
                url: editor.url,
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
        </>
      )}
      <div hidden={editor !== undefined} className="flex flex-wrap gap-2">
        {editors.map(({ kind, title }) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            onClick={() => {
              setOpenKind(kind);
            }}
          >
            {title}
          </Button>
        ))}
        <Button
          // Otherwise a second Enter would press what replaces it.
          key={label}
          {...quiet}
          onClick={() => {
            if (isAnswered) takeBack();
            else setClosed(isOpen);
          }}
        >
          {label}
        </Button>
        {prayer.isCheckInDue && (
          <Button
            {...quiet}
            onClick={() => {
              setClosed(false);
            }}
          >
            Ask me later
          </Button>
        )}
      </div>
    </section>
  );
}

type Change = { url: string } & Parameters<typeof sendJson>[2];

/** Sends a change of the request, then shows what the server has stored, or why it failed. */
export function useSend(id: string) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return async ({ url, ...options }: Change) => {
    try {
      await sendJson(url, () => null, options);
    } catch (error) {
      errorToast(getFailureMessage(error, "Couldn't save. Please try again."));
      throw error;
    } finally {
      // Loads the updates again, also if one was deleted in another tab.
      revalidate();
    }
    // It may now belong to another list.
    void client.invalidateQueries({ queryKey: postKeys.feed("prayer") });
    // The change is saved, even if this fails.
    await getJson(urls.api.post(id), asPost).then(
      ({ prayer }) => {
        patchPost(client, id, (post) => ({ ...post, prayer }));
      },
      () => {},
    );
  };
}
