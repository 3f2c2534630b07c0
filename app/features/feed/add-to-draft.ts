import { useNavigate } from "@remix-run/react";
import { getDraft } from "~/client/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { anonymousHasOnlyText } from "~/features/posts/anonymous";
import { urls } from "~/shared/urls";
import { errorToast } from "~/ui/toast-store";

/** Only these fields are read. Importing draft.ts would add it to pages that only add text. */
const asStoredDraft = (value: unknown) =>
  (value ?? {}) as {
    fields?: { text?: string; kind?: string; anonymous?: boolean };
  };

/**
 * Appends text to the user's post draft. An image (a data URL) replaces the draft's image, unless the draft is a prayer
 * request without a name: as an image post it would show the name.
 */
export function addToDraft(
  viewerId: string,
  addedText: string,
  imageData: string | null = null,
): void {
  const draft = getDraft(viewerId, "post", asStoredDraft);
  const stored = draft.read();
  const text = [stored.fields?.text, addedText].filter(Boolean).join("\n\n");
  const { kind, anonymous } = stored.fields ?? {};
  const isAnonymous = kind === "prayer" && anonymous === true;
  if (imageData !== null && isAnonymous) errorToast(anonymousHasOnlyText);
  const image = imageData !== null &&
    !isAnonymous && {
      kind: "image",
      imageData,
      imageUrl: "",
    };
  draft.write({ ...stored, fields: { ...stored.fields, text, ...image } });
}

/** Appends text to the composer's draft and opens the composer. */
export function useAddToComposer(): (text: string) => void {
  const viewer = useViewer();
  const navigate = useNavigate();
  return (text) => {
    if (!viewer) return;
    addToDraft(viewer.id, `${text}\n\n`);
    navigate(urls.compose);
  };
}
