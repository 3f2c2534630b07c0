import { useState } from "react";
import { useDraft } from "~/browser/drafts";
import { useCreatePost } from "~/features/posts/create-post.queries";
import { contentMark, keyFor } from "~/features/posts/attempt";
import type { Post } from "~/features/posts/post";
import {
  bringsPicture,
  issuesOf,
  notSentReason,
} from "~/features/posts/send-post";
import { usePicture } from "~/features/media/use-picture";
import { useUpload } from "~/features/media/use-upload";
import type { Issue } from "~/shared/errors";
import { toast } from "~/ui/toast-store";
import { asDraft, emptyDraft, isEmptyDraft } from "./draft";
import type { DraftFields } from "./draft";
import { bodyOf, problemsOf, videoUrlProblem } from "./draft-body";

/** What is told of it is there also while it waits for a network. */
export type OnPosted = (post: Pick<Post, "type">) => void;

/** A draft, and what it takes to send it. What was typed stays until the server has it. */
export function useComposer(viewerId: string, onPosted: OnPosted) {
  const draft = useDraft(viewerId, "post", asDraft);
  const { fields } = draft.value;
  const write = (next: DraftFields) => {
    const attempt = isEmptyDraft(next) ? null : draft.read().attempt;
    draft.write({ fields: next, attempt });
  };
  const [ownIssues, setOwnIssues] = useState<Issue[]>([]);
  const upload = useUpload();
  const create = useCreatePost(({ body }) => {
    // Who has gone on writing meanwhile keeps that.
    const now = bodyOf(draft.read().fields);
    if (now && contentMark(now) === contentMark(body)) write(emptyDraft);
  });
  const body = bodyOf(fields);

  const change = (part: Partial<DraftFields>) => {
    setOwnIssues([]);
    if (create.isError) create.reset();
    write({ ...draft.read().fields, ...part });
  };
  const { preparing, take } = usePicture((picture) => {
    change({ picture, imageUrl: "" });
  });

  const send = () => {
    if (!body || create.isPending || preparing) return;
    const issues = problemsOf(body);
    setOwnIssues(issues);
    if (issues.length > 0) {
      if (body.type === "video") {
        toast({ ...videoUrlProblem, variant: "destructive" });
      }
      return;
    }
    const sending = {
      body,
      idempotencyKey: keyFor(draft, body),
      ...upload.begin(bringsPicture(body)),
    };
    create.mutate(sending, {
      onSuccess: (post) => {
        onPosted(post ?? body);
      },
    });
  };

  return {
    fields,
    change,
    ready: body !== null && !preparing,
    pending: create.isPending,
    send,
    /** Of the upload under way; null where nothing is worth watching. */
    progress: create.isPending ? upload.progress : null,
    cancel: upload.cancel,
    /** By field. Where none is named, trying the same again may help. */
    issues: [...ownIssues, ...issuesOf(create.error)],
    failure: notSentReason(create.error, "post"),
    preparing,
    take: (file: File) => {
      if (create.isPending) return;
      if (file.type.startsWith("image/")) change({ kind: "image" });
      void take(file);
    },
  };
}

export type ComposerState = ReturnType<typeof useComposer>;
