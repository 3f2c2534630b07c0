// Collects verses with the markup of data/bible (see SOURCES.md) while an XML file is read.

/**
 * @typedef {object} ImportedVerse
 * @property {string} book the USFM id, or the file's name for a book that isn't among the 66
 * @property {number} chapter
 * @property {number} verse
 * @property {string} m the text with markup
 * @property {string[]} notes
 * @property {string[]} head
 * @property {string[]} [tail]
 *
 * @typedef {object} ImportedBible
 * @property {{ title?: string, language?: string, rights?: string }} about from the file's header
 * @property {ImportedVerse[]} verses in the file's order
 * @property {Record<string, number>} dropped how often each element was left out
 */

export class Collector {
  /** @type {ImportedVerse[]} */
  verses = [];
  /** @type {ImportedBible["about"]} */
  about = {};
  /** @type {Record<string, number>} */
  dropped = {};
  /** @type {ImportedVerse | null} */
  #verse = null;
  /** Text that doesn't belong to the verse: notes, titles and the header. @type {string[]} */
  #captures = [];
  /** Markup and titles for the next verse. */
  #layout = "";
  /** @type {string[]} */
  #head = [];
  #isJesusSpeaking = false;

  /** @param {string} book @param {number} chapter @param {number} verse */
  startVerse(book, chapter, verse) {
    this.endVerse();
    const m = this.#layout + (this.#isJesusSpeaking ? "<j>" : "");
    this.#verse = { book, chapter, verse, m, notes: [], head: this.#head };
    this.#layout = "";
    this.#head = [];
  }

  endVerse() {
    if (!this.#verse) return;
    if (this.#isJesusSpeaking) this.#verse.m += "</j>";
    this.verses.push(this.#verse);
    this.#verse = null;
  }

  /** @param {string} text */
  text(text) {
    const captured = this.#captures.at(-1);
    if (captured !== undefined) {
      this.#captures[this.#captures.length - 1] = captured + text;
    } else if (this.#verse) {
      if (/[<>]/.test(text)) {
        throw new Error(`The text contains "<" or ">": ${text.trim()}`);
      }
      this.#verse.m += text;
    }
  }

  /** An inline style. @param {"i" | "d" | "j"} tag @returns {() => void} closes it */
  style(tag) {
    this.#tag(`<${tag}>`);
    return () => {
      this.#tag(`</${tag}>`);
    };
  }

  /** The words of Jesus, which may continue in the next verse. @param {boolean} isSpeaking */
  setJesusSpeaking(isSpeaking) {
    if (isSpeaking !== this.#isJesusSpeaking) {
      this.#tag(isSpeaking ? "<j>" : "</j>");
    }
    this.#isJesusSpeaking = isSpeaking;
  }

  /** A paragraph or a line of poetry starts, here or with the next verse. @param {"p" | "l1" | "l2"} tag */
  startBlock(tag) {
    if (this.#verse) this.#tag(`<${tag}/>`);
    else this.#layout = `<${tag}/>`;
  }

  /** @param {(text: string) => void} use gets the element's text, with single spaces, when it closes @returns {() => void} */
  capture(use) {
    this.#captures.push("");
    return () => {
      use(squeeze(this.#captures.pop() ?? ""));
    };
  }

  /** Leaves out the element with its text. @param {string} name @returns {() => void} */
  drop(name) {
    this.dropped[name] = (this.dropped[name] ?? 0) + 1;
    return this.capture(() => undefined);
  }

  /** @param {"f" | "x"} kind */
  note(kind) {
    return this.capture((text) => {
      const verse = this.#verse;
      if (!verse || text === "") return;
      verse.m += `<n${verse.notes.length}/>`;
      verse.notes.push(`${kind}: ${text}`);
    });
  }

  /** A title that's part of the text, such as a psalm's. */
  title() {
    return this.capture((text) => {
      if (text !== "") (this.#verse?.head ?? this.#head).push(text);
    });
  }

  /** @param {string} tag */
  #tag(tag) {
    if (this.#verse && this.#captures.length === 0) this.#verse.m += tag;
  }
}

/** @param {string} text */
export function squeeze(text) {
  return text.replace(/\s+/gu, " ").trim();
}
