// Reads Zefania XML (https://sourceforge.net/projects/zefania-sharp). Books have numbers instead of ids. Strong's numbers,
// which are attributes, are ignored.
import { Collector } from "./collector.mjs";
import { readXml } from "./xml.mjs";

/**
 * @param {string} xml
 * @param {{ id: string }[]} books in canonical order
 * @returns {import("./collector.mjs").ImportedBible}
 */
export function readZefania(xml, books) {
  const target = new Collector();
  let book = "";
  let chapter = 0;
  let inInformation = false;
  readXml(
    xml,
    (element, attributes) => {
      const name = element.toUpperCase();
      switch (name) {
        case "INFORMATION":
          inInformation = true;
          return () => {
            inInformation = false;
          };
        case "BIBLEBOOK": {
          const number = attributes["bnumber"] ?? "";
          book = books[Number(number) - 1]?.id ?? `Book ${number}`;
          return undefined;
        }
        case "CHAPTER":
          chapter = Number(attributes["cnumber"]);
          return undefined;
        case "VERS":
          target.startVerse(book, chapter, Number(attributes["vnumber"]));
          return () => {
            target.endVerse();
          };
        case "CAPTION":
          return book === "PSA" ? target.title() : target.drop("caption");
        case "NOTE":
          return target.note("f");
        case "XREF":
        case "PROLOG":
        case "REMARK":
        case "MEDIA":
          return target.drop(element.toLowerCase());
        case "BR":
          target.text(" ");
          return undefined;
        case "STYLE":
          return /italic|emphasis/.test(
            `${attributes["fs"]} ${attributes["css"]}`,
          )
            ? target.style("i")
            : undefined;
        default:
          if (!inInformation) return undefined;
          return target.capture((text) => {
            const field = name.toLowerCase();
            if (
              text !== "" &&
              (field === "title" || field === "language" || field === "rights")
            ) {
              target.about[field] = text;
            }
          });
      }
    },
    (text) => {
      target.text(text);
    },
  );
  return target;
}
