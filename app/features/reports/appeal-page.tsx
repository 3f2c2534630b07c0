import { useNavigate } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { ApiError, sendJson } from "~/browser/api-client";
import { asText, useDraft } from "~/browser/drafts";
import { lengthSentence } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { reportWordsMax } from "./report";
import type { AppealCase } from "./appeal-case";
import { decisionWords } from "./decision-words";
import { appealSent } from "./report-words";

const failure = "This did not arrive. Please try again.";

interface AppealPageProps {
  of: AppealCase;
  viewerId: string;
  back: string;
}

/** What was decided about somebody, and once their own word on it. */
export function AppealPage({ of, viewerId, back }: AppealPageProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const draft = useDraft(viewerId, `appeal:${of.ticketId}`, asText);
  const words = draft.value ?? "";
  const left = reportWordsMax - words.trim().length;
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const send = async () => {
    if (pending || left < 0) return;
    if (words.trim() === "") {
      setProblem("Write something first.");
      return;
    }
    setPending(true);
    try {
      const address = urls.api.reports(`/${of.ticketId}/appeal`);
      await sendJson(address, () => null, { body: { words } });
      draft.write(null);
      toast({ ...appealSent, variant: "success" });
      // What offered it, here and above every page, offers it no more.
      void client.invalidateQueries();
      navigate(back);
    } catch (error) {
      const known = error instanceof ApiError && error.status < 500;
      setProblem((known && error.problem?.detail) || failure);
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <h1 className="font-serif text-3xl">Appeal</h1>
      <section className="card space-y-3 p-4 shadow-card sm:p-5">
        <p>{decisionWords(of)}</p>
        {of.reason !== null && (
          <blockquote
            dir="auto"
            className="clip-ink border-l-4 border-line-strong pl-4 whitespace-pre-line text-ink-soft"
          >
            {of.reason}
          </blockquote>
        )}
        <p className="text-sm text-ink-soft">
          If you think that is a mistake, say why. You can do so once; somebody
          then looks at it again.
        </p>
        <form
          method="post"
          action={urls.api.reports(`/${of.ticketId}/appeal`)}
          className="space-y-4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void send();
          }}
        >
          <input type="hidden" name="returnTo" value={back} />
          <Field
            label="Your appeal"
            error={left < 0 ? lengthSentence(left) : problem}
          >
            {(control) => (
              <TextArea
                {...control}
                name="words"
                value={words}
                readOnly={pending}
                onChange={({ target: { value } }) => {
                  setProblem(null);
                  draft.write(value === "" ? null : value);
                }}
              />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button asChild variant="quiet">
              <a href={back}>Back</a>
            </Button>
            <Button type="submit" pending={pending}>
              Send
            </Button>
          </div>
        </form>
      </section>
    </div>
  );
}
