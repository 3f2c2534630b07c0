import {
  formatQuotation,
  type CopyOptions,
  type GetQuotation,
  type Quotation,
} from "~/client/scripture-text";
import { copyText, shareOrCopy } from "~/client/share";
import { truncateBeforeSuffix } from "~/shared/text";
import { useSite } from "~/ui/site";
import { errorToast, toast } from "~/ui/toast-store";
import { publicPassageHref, type Passage } from "./passage";
import type { ReadingSettings } from "./reader-cookies";

/** Same limit as for shared posts (docs/product.md). */
const maxTextLength = 160;

/** Copied links open the public page, as shared ones do. */
export function getCopyOptions(
  passage: Passage,
  { copyNumbers, copyLink }: ReadingSettings,
): CopyOptions {
  return {
    numbers: copyNumbers,
    ...(copyLink && {
      getUrl: (verses) =>
        `${location.origin}${publicPassageHref({ ...passage, verses })}`,
    }),
  };
}

/** Copies or shares the selected verses. The shared link opens a public page. */
export function useVerseActions(
  passage: Passage,
  quotation: GetQuotation,
  options: CopyOptions,
) {
  const { productName } = useSite();
  const copy = async () => {
    const quote = quotation(options);
    if (quote && (await copyText(formatQuotation(quote, options)))) {
      toast({ title: "Verse copied!", variant: "success" });
    } else errorToast("Failed to copy verse. Please try again.");
  };
  const share = async () => {
    const quote = quotation();
    if (!quote) return;
    const url = `${location.origin}${publicPassageHref(passage)}`;
    const isCopied = await shareOrCopy({
      title: `${quote.reference} · ${productName}`,
      text: [quote, quote.second ?? []].flat().map(shorten).join("\n\n"),
      url,
    });
    if (isCopied) toast({ title: "Link copied!", variant: "success" });
  };
  return { copy: () => void copy(), share: () => void share() };
}

const shorten = ({ text, reference }: Quotation) =>
  truncateBeforeSuffix(text.replace(/\s+/g, " "), reference, maxTextLength);
