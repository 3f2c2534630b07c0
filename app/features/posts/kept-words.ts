import { stored } from "~/browser/storage";

const text = {
  safeParse: (value: unknown) =>
    typeof value === "string"
      ? ({ success: true, data: value } as const)
      : ({ success: false } as const),
};

/**
 * Where a post that is being changed is kept: over a failed save and a reload. It begins as the keys
 * of all drafts do, so that whoever signs out leaves nothing to the next person.
 */
export function editKey(postId: string): string {
  return `post-draft:edit:${postId}`;
}

export function keptWords(postId: string) {
  return stored<string | null>(editKey(postId), text, null);
}
