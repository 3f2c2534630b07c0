import { useNavigate } from "@remix-run/react";
import { useDraft } from "~/client/drafts";
import { asAttempt, getIdempotencyKey } from "~/features/posts/attempt";
import { useCreatePost } from "~/features/posts/create-post.queries";
import type { NewVerse } from "~/features/posts/new-verse";
import {
  hasImageUpload,
  isCanceled,
  getFieldIssues,
} from "~/features/posts/send-post";
import { useUpload } from "~/features/media/use-upload";
import { urls } from "~/shared/urls";
import { errorToast } from "~/ui/toast-store";
import {
  toCustomization,
  parseStyle,
  withChange,
  type VerseStyle,
} from "./verse-style";

/** Stored with the last failed attempt, so that a retry doesn't create a second post. */
function asDraft(stored: unknown) {
  const { style, attempt } = (stored ?? {}) as Record<string, unknown>;
  return { style: parseStyle(style), attempt: asAttempt(attempt) };
}

/** The style draft and the mutation that shares a verse, on the viewer's profile or in a group. The draft is kept after sharing. */
export function useShareVerse(viewerId: string, group: string | null) {
  const draft = useDraft(viewerId, "verse", asDraft);
  const { style } = draft.value;
  const navigate = useNavigate();
  const upload = useUpload();
  const create = useCreatePost(
    // Sharing the same verse again creates a new post.
    () => {
      draft.write({ ...draft.read(), attempt: null });
    },
    "Failed to share verse image. Please try again.",
  );

  const change = (part: Partial<VerseStyle>) => {
    if (create.isError) create.reset();
    const previous = draft.read();
    draft.write({ ...previous, style: withChange(previous.style, part) });
  };

  const share = (verse: Omit<NewVerse, "customization"> | null) => {
    if (create.isPending) return;
    if (!verse) {
      errorToast("Please select a verse first.");
      return;
    }
    const body = {
      type: "verse" as const,
      content: "",
      ...(group !== null && { group }),
      verseData: { ...verse, customization: toCustomization(style) },
    };
    const sending = {
      body,
      idempotencyKey: getIdempotencyKey(draft, body),
      ...upload.start(hasImageUpload(body)),
    };
    create.mutate(sending, {
      onSuccess: (post) => {
        // No post means that it waits in the outbox: the feed wouldn't show it, and may not load offline.
        if (post) navigate(group === null ? urls.root : urls.group(group));
      },
    });
  };

  return {
    style,
    change,
    share,
    pending: create.isPending,
    /** Upload progress. */
    progress: create.isPending ? upload.progress : null,
    cancel: upload.cancel,
    /** Failed, and a retry may succeed. */
    failed: create.isError && !isCanceled(create.error),
    imageProblem: getFieldIssues(create.error).find(({ path }) =>
      path.endsWith("customBackgroundUrl"),
    )?.message,
  };
}
