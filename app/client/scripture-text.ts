import { sortVerses, formatVerseCitation } from "~/shared/verse-list";

/** Elements inside a chapter that aren't Scripture: verse numbers, note markers, icons. */
const nonTextSelector = "sup, button, svg";

export interface Quotation {
  text: string;
  reference: string;
  /** In a parallel text, the same in the second version. */
  second?: Quotation | undefined;
}

/** The text for the clipboard or a post. */
export function formatQuotation(quotation: Quotation): string {
  const { text, reference, second } = quotation;
  return `${text}\n${reference}${second ? `\n\n${formatQuotation(second)}` : ""}`;
}

/**
 * The Scripture within `range`, else the marked verses, else the whole text, with its paragraphs and lines of poetry.
 * Null if it contains no words. Reads data-scripture ("John 3") and data-version of the text, data-verse of verses,
 * and data-line of lines of poetry.
 */
export function getQuotation(
  element: HTMLElement,
  range?: Range,
): Quotation | null {
  const all = [...element.querySelectorAll<HTMLElement>("[data-verse]")];
  const marked = all.filter((verse) => verse.querySelector("mark"));
  const some = range
    ? all.filter((verse) => range.intersectsNode(verse))
    : marked;
  const quoted = new Map<
    string,
    { text: string; block: Element | null; verses: number[] }
  >();
  for (const verse of !range && some.length === 0 ? all : some) {
    const part = getVerseText(verse, range);
    if (part === "") continue;
    const block = verse.closest("p");
    const versionElement = verse.closest<HTMLElement>("[data-version]");
    const { version = "" } = (versionElement ?? element).dataset;
    const before = quoted.get(version);
    quoted.set(version, {
      text: before
        ? `${before.text}${getSeparator(before.block, block)}${part}`
        : part,
      block,
      verses: [...(before?.verses ?? []), Number(verse.dataset["verse"])],
    });
  }
  const [first = null, second] = [...quoted].map(
    ([version, { text, verses }]) => ({
      text,
      reference: `${element.dataset["scripture"]}:${formatVerseCitation(sortVerses(verses))} (${version})`,
    }),
  );
  return first && { ...first, second };
}

/** Adds the reference when the user copies selected Scripture. */
export function onCopy(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  const text = [
    ...document.querySelectorAll<HTMLElement>("[data-scripture]"),
  ].find((one) => range.intersectsNode(one));
  const quotation = text && getQuotation(text, range);
  if (!quotation) return;
  // A single word is copied to look it up, not to quote it.
  const isWord = !quotation.text.includes(" ");
  const copied = isWord ? quotation.text : formatQuotation(quotation);
  event.clipboardData?.setData("text/plain", copied);
  event.preventDefault();
}

function getVerseText(verse: HTMLElement, range: Range | undefined): string {
  const part = document.createRange();
  part.selectNodeContents(verse);
  if (range) {
    if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0) {
      part.setStart(range.startContainer, range.startOffset);
    }
    if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0) {
      part.setEnd(range.endContainer, range.endOffset);
    }
  }
  // The selection is inside a verse number or note marker.
  if (getElement(part.commonAncestorContainer)?.closest(nonTextSelector))
    return "";
  const content = part.cloneContents();
  for (const element of content.querySelectorAll(nonTextSelector)) {
    element.remove();
  }
  return content.textContent.replace(/\s+/g, " ").trim();
}

/**
 * A space within a paragraph, a line break between lines of poetry and verses of a parallel text, a blank line between
 * paragraphs and stanzas.
 */
function getSeparator(before: Element | null, block: Element | null): string {
  if (before === block) return " ";
  if (before?.parentElement !== block?.parentElement) return "\n";
  const isNext = block?.previousElementSibling === before;
  const isLine = [before, block].some((each) => each?.matches("[data-line]"));
  return isNext && isLine ? "\n" : "\n\n";
}

function getElement(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}
