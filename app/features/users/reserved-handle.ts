/** Who bears one of these could speak for the house, or for a part of the site. */
const reserved = (
  "abuse account accounts admin administration administrator administrators admins anonymous api " +
  "billing contact deleted everyone help helpdesk hostmaster info legal login mod moderation " +
  "moderator moderators mods noreply null official owner owners postmaster privacy profile root " +
  "safety security service settings signin staff superuser support sysadmin system team trust " +
  "undefined user users verified webmaster www"
).split(" ");

/**
 * Whether nobody may be called so: the product, an office, or several of these together, also with "the"
 * or "real" before them, however they are dotted and numbered ("ad.min_1"), also with digits for letters
 * ("0wner").
 */
export function isReservedHandle(handle: string, productName: string): boolean {
  const words = [...reserved, lettersOf(productName)].filter(Boolean);
  const pattern = new RegExp(`^(?:the|real)*(?:${words.join("|")})+$`);
  return readings(handle.toLowerCase()).some((letters) =>
    pattern.test(letters),
  );
}

/** A digit is a number's, or the letter that it looks like; 1 looks like two. */
function readings(handle: string): string[] {
  const spelled = ["i", "l"].map((one) =>
    handle
      .replace(/[03457]/g, (digit) => lookalikes[digit] ?? "")
      .replaceAll("1", one),
  );
  return [handle, ...spelled].map(lettersOf);
}

const lookalikes: Record<string, string> = {
  0: "o",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
};

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
