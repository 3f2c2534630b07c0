import { openDraft } from "~/browser/drafts";

/** As much of a kept draft as is changed here: its own reader (draft.ts) would come with pages that only add to it. */
interface KeptDraft {
  fields?: {
    text?: string;
    kind?: string;
    picture?: string;
    imageUrl?: string;
  };
}

const asKept = (found: unknown) => (found ?? {}) as KeptDraft;

/** Puts words into a member's draft of a post, behind those that were begun there; a picture (a data string) replaces one. */
export function addToDraft(
  viewerId: string,
  words: string,
  picture: string | null = null,
): void {
  const draft = openDraft(viewerId, "post", asKept);
  const kept = draft.read();
  const text = [kept.fields?.text ?? "", words]
    .filter((part) => part !== "")
    .join("\n\n");
  draft.write({
    ...kept,
    fields: {
      ...kept.fields,
      text,
      ...(picture !== null && { kind: "image", picture, imageUrl: "" }),
    },
  });
}
