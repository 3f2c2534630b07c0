// Reads XML as a sequence of elements and text.
import { SaxesParser } from "saxes";

/**
 * Called when an element opens. The result, if any, is called when it closes.
 * @typedef {(name: string, attributes: Record<string, string>) => (() => void) | undefined} OnElement
 */

/**
 * Throws an error with the line if the text isn't well-formed.
 * @param {string} text
 * @param {OnElement} onElement
 * @param {(text: string) => void} onText
 */
export function readXml(text, onElement, onText) {
  const parser = new SaxesParser();
  /** @type {((() => void) | undefined)[]} */
  const closers = [];
  parser.on("error", (error) => {
    throw new Error(`The file isn't well-formed XML: ${error.message}`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    closers.push(onElement(name, attributes));
  });
  parser.on("closetag", () => {
    closers.pop()?.();
  });
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.write(text).close();
}
