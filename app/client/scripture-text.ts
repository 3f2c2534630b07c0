import {
  sortVerses,
  formatVerseCitation,
  type VerseList,
} from "~/shared/verse-list";

/** Elements inside a chapter that aren't Scripture: verse numbers, note markers, icons. */
const nonTextSelector = "sup, button, svg";

export interface Quotation {
  text: string;
  reference: string;
  verses: VerseList;
  /** In a parallel text, the same in the second version. */
  second?: Quotation | undefined;
}

export interface CopyOptions {
  /** "16 For God …", if there are several verses. */
  numbers?: boolean;
  /** Adds a link to the verses. */
  getUrl?: (verses: VerseList) => string;
}

export type GetQuotation = (options?: CopyOptions) => Quotation | null;

/** The text for the clipboard or a post. */
export function formatQuotation(
  { text, reference, verses, second }: Quotation,
  { getUrl }: CopyOptions = {},
): string {
  const lines = [text, reference];
  if (second) lines.push("", formatQuotation(second));
  if (getUrl) lines.push(getUrl(verses));
  return lines.join("\n");
}

/**
 * The Scripture within `range`, else the marked verses, else the whole text, with its paragraphs and lines of poetry.
 * Null if it contains no words. Reads data-scripture ("John 3") and data-version of the text, data-verse of verses,
 * and data-line of lines of poetry.
 */
export function getQuotation(
  element: HTMLElement,
  { numbers = false }: CopyOptions = {},
  range?: Range,
): Quotation | null {
  const all = [...element.querySelectorAll<HTMLElement>("[data-verse]")];
  const marked = all.filter((verse) => verse.querySelector("mark"));
  const some = range
    ? all.filter((verse) => range.intersectsNode(verse))
    : marked;
  const chosen = !range && some.length === 0 ? all : some;
  const isNumbered =
    numbers && chosen.some((each) => getNumber(each) !== getNumber(chosen[0]));
  const quoted = new Map<
    string,
    { text: string; block: Element | null; verses: number[] }
  >();
  for (const verse of chosen) {
    const part = getVerseText(verse, range);
    if (part === "") continue;
    const block = verse.closest("p");
    const number = getNumber(verse);
    const versionElement = verse.closest<HTMLElement>("[data-version]");
    const { version = "" } = (versionElement ?? element).dataset;
    const before = quoted.get(version);
    const isStart = isNumbered && before?.verses.at(-1) !== number;
    const separator = before ? getSeparator(before.block, block) : "";
    quoted.set(version, {
      text: `${before?.text ?? ""}${separator}${isStart ? `${number} ` : ""}${part}`,
      block,
      verses: [...(before?.verses ?? []), number],
    });
  }
  const [first = null, second] = [...quoted].map(([version, quote]) => {
    const verses = sortVerses(quote.verses);
    const reference = `${element.dataset["scripture"]}:${formatVerseCitation(verses)} (${version})`;
    return { text: quote.text, reference, verses };
  });
  return first && { ...first, ...(second && { second }) };
}

/** Adds the reference when the user copies selected Scripture. */
export function onCopy(event: ClipboardEvent, options?: CopyOptions): void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  const text = [
    ...document.querySelectorAll<HTMLElement>("[data-scripture]"),
  ].find((one) => range.intersectsNode(one));
  const quotation = text && getQuotation(text, options, range);
  if (!quotation) return;
  // A single word is copied to look it up, not to quote it.
  const isWord = !quotation.text.includes(" ");
  const copied = isWord ? quotation.text : formatQuotation(quotation, options);
  event.clipboardData?.setData("text/plain", copied);
  event.preventDefault();
}

const getNumber = (verse?: HTMLElement) => Number(verse?.dataset["verse"]);

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
