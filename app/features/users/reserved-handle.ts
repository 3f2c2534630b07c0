/** Handles that could pass for the site or its staff. */
const reserved = (
  "abuse account accounts admin administration administrator administrators admins anonymous api " +
  "billing contact deleted everyone help helpdesk hostmaster info legal login mod moderation " +
  "moderator moderators mods noreply null official owner owners postmaster privacy profile root " +
  "safety security service settings signin staff superuser support sysadmin system team trust " +
  "undefined user users verified webmaster www"
).split(" ");

/**
 * True for the product name, reserved words and combinations of them, also after "the" or "real", with dots and
 * numbers ("ad.min_1") or with digits in place of letters ("0wner").
 */
export function isReservedHandle(handle: string, productName: string): boolean {
  const words = [...reserved, lettersOnly(productName)].filter(Boolean);
  const pattern = new RegExp(`^(?:the|real)*(?:${words.join("|")})+$`);
  return listSpellings(handle.toLowerCase()).some((letters) =>
    pattern.test(letters),
  );
}

/** Each digit is dropped or replaced by the letter it looks like; 1 looks like both i and l. */
function listSpellings(handle: string): string[] {
  const spelled = ["i", "l"].map((letter) =>
    handle
      .replace(/[03457]/g, (digit) => lookalikes[digit] ?? "")
      .replaceAll("1", letter),
  );
  return [handle, ...spelled].map(lettersOnly);
}

const lookalikes: Record<string, string> = {
  0: "o",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
};

const lettersOnly = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
