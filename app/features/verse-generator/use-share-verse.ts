import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { useDraft } from "~/browser/drafts";
import { asAttempt, keyFor } from "~/features/posts/attempt";
import { useCreatePost } from "~/features/posts/create-post.queries";
import type { NewVerse } from "~/features/posts/new-verse";
import {
  bringsPicture,
  isCalledOff,
  issuesOf,
} from "~/features/posts/send-post";
import { useUpload } from "~/features/media/use-upload";
import { urls } from "~/shared/urls";
import { failureToast } from "~/ui/toast-store";
import { addressProblem } from "./address-problem";
import {
  customizationOf,
  lacksPicture,
  ownPicture,
  readLook,
  withChange,
} from "./look";
import type { Look } from "./look";

/** Kept with the last attempt that failed, so that a retry makes one post. */
function asDraft(found: unknown) {
  const { look, attempt } = (found ?? {}) as Record<string, unknown>;
  return { look: readLook(look), attempt: asAttempt(attempt) };
}

/** A person's look, and what it takes to share a verse in it. It stays whatever becomes of that. */
export function useShareVerse(viewerId: string) {
  const draft = useDraft(viewerId, "verse", asDraft);
  const { look } = draft.value;
  const navigate = useNavigate();
  const upload = useUpload();
  const [pictureAsked, setPictureAsked] = useState(0);
  const [missing, setMissing] = useState<string | null>(null);
  const lacking = lacksPicture(look);
  const isMissing =
    look.kind === "custom" && missing !== null && ownPicture(look) === missing;
  const create = useCreatePost(
    // The same once more is another post.
    () => {
      draft.write({ ...draft.read(), attempt: null });
    },
    "Failed to share verse image. Please try again.",
  );

  const change = (part: Partial<Look>) => {
    setPictureAsked(0);
    if (create.isError) create.reset();
    const before = draft.read();
    draft.write({ ...before, look: withChange(before.look, part) });
  };

  const share = (verse: Omit<NewVerse, "customization"> | null) => {
    if (create.isPending) return;
    if (!verse) {
      failureToast("Please select a verse first.");
      return;
    }
    if (lacking || isMissing) {
      setPictureAsked(pictureAsked + 1);
      return;
    }
    const body = {
      type: "verse" as const,
      content: "",
      verseData: { ...verse, customization: customizationOf(look) },
    };
    const sending = {
      body,
      idempotencyKey: keyFor(draft, body),
      ...upload.begin(bringsPicture(body)),
    };
    create.mutate(sending, {
      onSuccess: (post) => {
        // While it waits there is nothing to be seen of it at home, which may not be had either.
        if (post) navigate(urls.root);
      },
    });
  };

  const issues = issuesOf(create.error);
  return {
    look,
    change,
    share,
    pending: create.isPending,
    /** Of an upload under way. */
    progress: create.isPending ? upload.progress : null,
    cancel: upload.cancel,
    /** It did not work, and trying the same again may help. */
    failed: create.isError && !isCalledOff(create.error),
    /** Takes the picture that was found not to be there, and says whether it is the one chosen. */
    setMissing,
    isMissing,
    /** How often it has been shared without its picture. */
    pictureAsked,
    pictureProblem:
      pictureAsked > 0 && lacking
        ? (addressProblem(look.imageUrl) ??
          "Choose a picture, or give its https address.")
        : issues.find(({ path }) => path.endsWith("customBackgroundUrl"))
            ?.message,
    verseProblem: issues.find(({ path }) =>
      /^verseData\.\w*(erse|chapter|book)$/i.test(path),
    )?.message,
  };
}
