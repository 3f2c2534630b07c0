// Reads OSIS (https://crosswire.org/osis), with verses as elements or as milestones. Strong's numbers, which are
// attributes, are ignored.
import { Collector } from "./collector.mjs";
import { readXml } from "./xml.mjs";

/**
 * @param {string} xml
 * @param {{ id: string, osis: string }[]} books
 * @returns {import("./collector.mjs").ImportedBible}
 */
export function readOsis(xml, books) {
  const bookIds = new Map(books.map(({ id, osis }) => [osis, id]));
  const target = new Collector();
  /** @param {"title" | "language" | "rights"} field */
  const about = (field) =>
    target.capture((text) => {
      if (text !== "") target.about[field] ??= text;
    });
  let inHeader = false;
  readXml(
    xml,
    (name, attributes) => {
      const { type, osisID, eID, level } = attributes;
      const ends = eID !== undefined;
      switch (name) {
        case "osisText":
          if (attributes["xml:lang"])
            target.about.language = attributes["xml:lang"];
          return undefined;
        case "header":
          inHeader = true;
          return () => {
            inHeader = false;
          };
        case "rights":
          return about("rights");
        case "title":
          if (inHeader) return about("title");
          return type === "psalm" || attributes["canonical"] === "true"
            ? target.title()
            : target.drop("title");
        case "verse": {
          if (ends) {
            target.endVerse();
            return undefined;
          }
          const [book = "", chapter, verse] = (osisID ?? "").split(".");
          target.startVerse(
            bookIds.get(book) ?? book,
            Number(chapter),
            Number(verse),
          );
          // A milestone closes at once; its verse ends with another milestone.
          return attributes["sID"] === undefined
            ? () => {
                target.endVerse();
              }
            : undefined;
        }
        case "note":
          return target.note(type === "crossReference" ? "x" : "f");
        case "transChange":
          return target.style("i");
        case "divineName":
          return target.style("d");
        case "q":
          if (attributes["marker"]) target.text(attributes["marker"]);
          if (attributes["who"] !== "Jesus") return undefined;
          target.setJesusSpeaking(!ends);
          return attributes["sID"] === undefined && !ends
            ? () => {
                target.setJesusSpeaking(false);
              }
            : undefined;
        case "l":
          if (!ends)
            target.startBlock(
              level === undefined || level === "1" ? "l1" : "l2",
            );
          return undefined;
        case "p":
          target.startBlock("p");
          return undefined;
        case "div":
          if (!ends && (type === "x-p" || type === "paragraph"))
            target.startBlock("p");
          return undefined;
        case "lb":
          target.text(" ");
          return undefined;
        case "figure":
        case "table":
          return target.drop(name);
        default:
          return inHeader ? target.capture(() => undefined) : undefined;
      }
    },
    (text) => {
      target.text(text);
    },
  );
  return target;
}
