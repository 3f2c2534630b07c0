import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { useSubmit } from "~/client/use-submit";
import { getAttempt, type Attempt } from "~/features/posts/attempt";
import type { PrayerData } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { errorToast } from "~/ui/toast-store";
import { maxAnswerLength, maxUpdateLength } from "./progress";
import { ProgressForm } from "./progress-form";
import {
  addUpdate,
  postponeCheckIn,
  setAnswer,
  setClosed,
  takeBackAnswer,
} from "./progress.queries";

interface PrayerControlsProps {
  postId: string;
  prayer: PrayerData;
}

/** For the author. After two weeks without an update they are asked how it is going. */
export function PrayerControls({ postId, prayer }: PrayerControlsProps) {
  const headingId = useId();
  const client = useQueryClient();
  /** The last failed update: a retry of the same text can't add it twice. */
  const attempt = useRef<Attempt | null>(null);
  const { pending, submit } = useSubmit(
    (change: () => Promise<unknown>) => change(),
    { onFailure: errorToast },
  );
  const sendUpdate = async (content: string) => {
    attempt.current = getAttempt({ content }, attempt.current);
    await addUpdate(client, postId, content, attempt.current.key);
    attempt.current = null;
  };
  const isAnswered = prayer.answeredAt !== null;
  const isClosed = prayer.closedAt !== null;
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-control bg-sunken p-4"
    >
      <h2
        id={headingId}
        className={prayer.isCheckInDue ? "font-serif text-lg" : "sr-only"}
      >
        {prayer.isCheckInDue
          ? "How is your prayer request going?"
          : "Your prayer request"}
      </h2>
      {prayer.isCheckInDue && (
        <p className="mb-3 text-sm text-ink-soft">
          The people who pray for it would love to know.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ProgressForm
          title="Write an update"
          label="Your update"
          maxLength={maxUpdateLength}
          text=""
          name={`prayer-update:${postId}`}
          action={urls.api.prayerUpdates(postId)}
          method="POST"
          send={sendUpdate}
        />
        <ProgressForm
          title={isAnswered ? "Edit your thanks" : "Mark as answered"}
          label="Your words of thanks"
          maxLength={maxAnswerLength}
          text={prayer.answer ?? ""}
          name={`prayer-answer:${postId}`}
          action={urls.api.answer(postId)}
          method="PUT"
          send={(content) => setAnswer(client, postId, content)}
        />
        {isAnswered ? (
          <Button
            variant="quiet"
            size="sm"
            pending={pending}
            {...submitButtonProps(
              urls.api.answer(postId),
              ["_method", "DELETE"],
              () => {
                if (confirm("Are you sure you want to take back this answer?"))
                  submit(() => takeBackAnswer(client, postId));
              },
            )}
          >
            Take back
          </Button>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            pending={pending}
            {...submitButtonProps(
              urls.api.close(postId),
              ["desired", `${!isClosed}`],
              () => {
                submit(() => setClosed(client, postId, !isClosed));
              },
            )}
          >
            {isClosed ? "Reopen" : "Close"}
          </Button>
        )}
        {prayer.isCheckInDue && (
          <Button
            variant="quiet"
            size="sm"
            pending={pending}
            {...submitButtonProps(
              urls.api.checkIn(postId),
              ["_method", "POST"],
              () => {
                submit(() => postponeCheckIn(client, postId));
              },
            )}
          >
            Ask me later
          </Button>
        )}
      </div>
    </section>
  );
}
