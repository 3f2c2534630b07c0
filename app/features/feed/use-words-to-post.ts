import { useNavigate } from "@remix-run/react";
import { openDraft } from "~/browser/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";

/** As much of a kept draft as is changed here: its own reader (draft.ts) would come with the Bible's page. */
interface KeptDraft {
  fields?: { text?: string };
}

const asKept = (found: unknown) => (found ?? {}) as KeptDraft;

/** Takes words into the composer, behind those that somebody has begun there, and opens it. */
export function useWordsToPost(): (words: string) => void {
  const viewer = useViewer();
  const navigate = useNavigate();
  return (words) => {
    if (!viewer) return;
    const draft = openDraft(viewer.id, "post", asKept);
    const kept = draft.read();
    const begun = kept.fields?.text ?? "";
    const text = `${begun === "" ? "" : `${begun}\n\n`}${words}\n\n`;
    draft.write({ ...kept, fields: { ...kept.fields, text } });
    navigate(urls.write);
  };
}
