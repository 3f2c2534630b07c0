import { quoted } from "~/browser/scripture-text";
import type { Quotation } from "~/browser/scripture-text";
import { copyText, shareOrCopy } from "~/browser/share";
import { truncateSigned } from "~/shared/text";
import { useSite } from "~/ui/site";
import { failureToast, toast } from "~/ui/toast-store";
import { publicHref } from "./place";
import type { Place } from "./place";

/** spec §9: as of a post. */
const textMax = 160;

/** Copies or shares what is chosen; what is shared leads to a page that anybody can open. */
export function useVerseActs(place: Place, quotation: () => Quotation | null) {
  const { productName } = useSite();
  const copy = async () => {
    const words = quotation();
    if (words && (await copyText(quoted(words)))) {
      toast({ title: "Verse copied!", variant: "success" });
    } else failureToast("Failed to copy verse. Please try again.");
  };
  const share = async () => {
    const found = quotation();
    const href = publicHref(place);
    if (!found || href === null) return;
    const { words, reference } = found;
    const url = `${location.origin}${href}`;
    const outcome = await shareOrCopy({
      title: `${reference} · ${productName}`,
      text: truncateSigned(words.replace(/\s+/g, " "), reference, textMax),
      url,
    });
    if (outcome === "copied") {
      toast({ title: "Link copied!", variant: "success" });
    }
    // Sheet and clipboard are closed to us; there the link can be copied by hand.
    if (outcome === "failed") prompt("Copy this link:", url);
  };
  return { copy: () => void copy(), share: () => void share() };
}
