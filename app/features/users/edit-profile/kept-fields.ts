import type { stored } from "~/browser/storage";

export interface ProfileFields {
  firstName: string;
  lastName: string;
  bio: string;
}

const names = ["firstName", "lastName", "bio"] as const;

const schema = {
  safeParse(value: unknown) {
    if (typeof value !== "object" || value === null) return refused;
    const typed = Object.entries(value).filter(([name]) =>
      names.some((one) => one === name),
    );
    return typed.every(([, text]) => typeof text === "string")
      ? ({ success: true, data: Object.fromEntries(typed) } as const)
      : refused;
  },
};

const refused = { success: false } as const;

/**
 * Where what was changed is kept over a reload. It begins as the keys of all drafts do, so that whoever
 * signs out leaves nothing to the next person.
 */
export function keptFields(
  userId: string,
): Parameters<typeof stored<Partial<ProfileFields> | null>> {
  return [`post-draft:profile:${userId}`, schema, null];
}
