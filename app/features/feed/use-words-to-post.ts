import { useNavigate } from "@remix-run/react";
import { openDraft } from "~/browser/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { asDraft } from "./draft";

/** Takes words into the composer, behind those that somebody has begun there, and opens it. */
export function useWordsToPost(): (words: string) => void {
  const viewer = useViewer();
  const navigate = useNavigate();
  return (words) => {
    if (!viewer) return;
    const draft = openDraft(viewer.id, "post", asDraft);
    const { fields, attempt } = draft.read();
    const text = fields.text === "" ? words : `${fields.text}\n\n${words}`;
    draft.write({ fields: { ...fields, text: `${text}\n\n` }, attempt });
    navigate(urls.write);
  };
}
