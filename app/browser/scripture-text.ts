import { ascending, citeVerses } from "~/shared/verse-list";

/** What stands in the text of a chapter and is none of it: numbers, the letters of notes, signs. */
const beside = "sup, button, svg";

/** Words of Scripture, and where they stand: "John 3:16, 18–20 (KJV)". */
export interface Quotation {
  words: string;
  reference: string;
}

/** As it goes to a clipboard, or into a post. */
export function quoted({ words, reference }: Quotation): string {
  return `${words}\n${reference}`;
}

/**
 * What a shown text of Scripture says: within `range`, else in its marked verses, else all of it.
 * Paragraphs and lines of poetry stay what they are. Null where no word is. The text names itself in
 * data-scripture ("John 3") and data-version, a verse in data-verse, a line of poetry in data-line.
 */
export function quotationIn(
  text: HTMLElement,
  range?: Range,
): Quotation | null {
  const all = [...text.querySelectorAll<HTMLElement>("[data-verse]")];
  const marked = all.filter((verse) => verse.querySelector("mark"));
  const some = range
    ? all.filter((verse) => range.intersectsNode(verse))
    : marked;
  const said: number[] = [];
  let words = "";
  let before: Element | null = null;
  for (const verse of !range && some.length === 0 ? all : some) {
    const part = wordsOf(verse, range);
    if (part === "") continue;
    const block = verse.closest("p");
    words += before === null ? part : `${between(before, block)}${part}`;
    before = block;
    said.push(Number(verse.dataset["verse"]));
  }
  const { scripture, version } = text.dataset;
  return words === ""
    ? null
    : {
        words,
        reference: `${scripture}:${citeVerses(ascending(said))} (${version})`,
      };
}

/** Whoever marks words of Scripture and copies them has those, and the place where they stand. */
export function onCopy(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return;
  const range = selection.getRangeAt(0);
  const start = elementAt(range.startContainer);
  const text =
    start?.closest<HTMLElement>("[data-scripture]") ??
    elementAt(range.endContainer)?.closest<HTMLElement>("[data-scripture]") ??
    // All of the page is marked.
    [...document.querySelectorAll<HTMLElement>("[data-scripture]")].find(
      (one) => range.intersectsNode(one),
    );
  const quotation = text && quotationIn(text, range);
  if (!quotation) return;
  // A single word is looked up, not quoted.
  const isWord = !quotation.words.includes(" ");
  const copied = isWord ? quotation.words : quoted(quotation);
  event.clipboardData?.setData("text/plain", copied);
  event.preventDefault();
}

function wordsOf(verse: HTMLElement, range: Range | undefined): string {
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
  // Within one number or letter there is nothing to cut it out of.
  if (elementAt(part.commonAncestorContainer)?.closest(beside)) return "";
  const words = part.cloneContents();
  for (const one of words.querySelectorAll(beside)) one.remove();
  return words.textContent.replace(/\s+/g, " ").trim();
}

/** A verse goes on in its paragraph; a line of poetry is one; prose and stanzas stand apart. */
function between(before: Element, block: Element | null): string {
  if (before === block) return " ";
  const isNext = block?.previousElementSibling === before;
  const isLine = before.matches("[data-line]") || block?.matches("[data-line]");
  return isNext && isLine ? "\n" : "\n\n";
}

function elementAt(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}
