/** Who bears one of these could speak for the house, or for a part of the site. */
const reserved = new Set(
  (
    "abuse account accounts admin administration administrator administrators admins anonymous api " +
    "billing contact deleted everyone help helpdesk hostmaster info legal login mod moderation " +
    "moderator moderators mods noreply null official owner owners postmaster privacy profile root " +
    "safety security service settings signin staff superuser support sysadmin system team trust " +
    "undefined verified webmaster"
  ).split(" "),
);

/**
 * Whether nobody may be called so: the product, an office, or both together, however they are dotted
 * and numbered ("ad.min_1").
 */
export function isReservedHandle(handle: string, productName: string): boolean {
  const letters = lettersOf(handle);
  const product = lettersOf(productName);
  if (reserved.has(letters)) return true;
  if (product === "") return false;
  if (letters === product) return true;
  return (
    (letters.startsWith(product) &&
      reserved.has(letters.slice(product.length))) ||
    (letters.endsWith(product) &&
      reserved.has(letters.slice(0, -product.length)))
  );
}

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
