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
  { text, reference, verses }: Quotation,
  { getUrl }: CopyOptions = {},
): string {
  return [text, reference, ...(getUrl ? [getUrl(verses)] : [])].join("\n");
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
  const verseNumbers: number[] = [];
  let text = "";
  let before: Element | null = null;
  for (const verse of chosen) {
    const part = getVerseText(verse, range);
    if (part === "") continue;
    const block = verse.closest("p");
    const number = getNumber(verse);
    if (before !== null) text += getSeparator(before, block);
    if (isNumbered && verseNumbers.at(-1) !== number) text += `${number} `;
    text += part;
    before = block;
    verseNumbers.push(number);
  }
  const { scripture, version } = element.dataset;
  const verses = sortVerses(verseNumbers);
  const reference = `${scripture}:${formatVerseCitation(verses)} (${version})`;
  return text === "" ? null : { text, reference, verses };
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

/** A space within a paragraph, a line break between lines of poetry, a blank line between paragraphs and stanzas. */
function getSeparator(before: Element, block: Element | null): string {
  if (before === block) return " ";
  const isNext = block?.previousElementSibling === before;
  const isLine = before.matches("[data-line]") || block?.matches("[data-line]");
  return isNext && isLine ? "\n" : "\n\n";
}

function getElement(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}
