import { useNavigate } from "@remix-run/react";
import { getDraft } from "~/client/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";

/** Only the fields that are changed here. Importing draft.ts would add it to pages that only add text. */
interface StoredDraft {
  fields?: {
    text?: string;
    kind?: string;
    imageData?: string;
    imageUrl?: string;
  };
}

const asStoredDraft = (value: unknown) => (value ?? {}) as StoredDraft;

/** Appends text to the user's post draft. An image (a data URL) replaces the draft's image. */
export function addToDraft(
  viewerId: string,
  addedText: string,
  imageData: string | null = null,
): void {
  const draft = getDraft(viewerId, "post", asStoredDraft);
  const stored = draft.read();
  const text = [stored.fields?.text ?? "", addedText]
    .filter((part) => part !== "")
    .join("\n\n");
  draft.write({
    ...stored,
    fields: {
      ...stored.fields,
      text,
      ...(imageData !== null && { kind: "image", imageData, imageUrl: "" }),
    },
  });
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
