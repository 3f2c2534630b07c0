import { bookOfCitation } from "~/features/bible/cited-book";
import { urls } from "~/shared/urls";

/** Words; or a place of the Bible, and its page here. */
interface CitedPart {
  text: string;
  place?: string;
}

/** As people write them; the page finds the book by any of them. */
const books =
  "Gen(?:esis)?|Exod(?:us)?|Lev(?:iticus)?|Num(?:bers)?|Deut(?:eronomy)?|Josh(?:ua)?|Judges|Ruth|[12] (?:Sam(?:uel)?|Kings|Chron(?:icles)?|Cor(?:inthians)?|Thess(?:alonians)?|Tim(?:othy)?|Pet(?:er)?)|Ezra|Neh(?:emiah)?|Esther|Job|Ps(?:alms?)?|Prov(?:erbs)?|Eccl(?:esiastes)?|Song of (?:Solomon|Songs)|Isa(?:iah)?|Jer(?:emiah)?|Lam(?:entations)?|Ezek(?:iel)?|Dan(?:iel)?|Hos(?:ea)?|Joel|Amos|Obadiah|Jonah|Mic(?:ah)?|Nahum|Hab(?:akkuk)?|Zeph(?:aniah)?|Hag(?:gai)?|Zech(?:ariah)?|Mal(?:achi)?|Matt(?:hew)?|Mark|Luke|(?:[123] )?John|Acts|Rom(?:ans)?|Gal(?:atians)?|Eph(?:esians)?|Phil(?:ippians)?|Col(?:ossians)?|Titus|Philemon|Heb(?:rews)?|James|Jude|Rev(?:elation)?";

/** "John 3:16", "1 Cor. 13:4–7", "Psalm 23:1, 4 (WEB)": with its verse, so that "Mark 3" stays a name. */
const cited = new RegExp(
  `\\b(${books})\\.? (\\d{1,3}):(\\d{1,3}(?:[-–]\\d{1,3})?)(?!\\d|[:.]\\d| ?[ap]\\.?m\\b)(?:((?:, \\d{1,3}(?:[-–]\\d{1,3})?)*) \\((KJV|WEB)\\))?`,
  "g",
);

/** A text cut at the places of the Bible that are cited in it; each leads to its public page. */
export function citedPlaces(text: string): CitedPart[] {
  const parts: CitedPart[] = [];
  let at = 0;
  for (const match of text.matchAll(cited)) {
    const [whole, book = "", chapter, first = "", more = "", version] = match;
    const verses = `${first}${more}`.replaceAll("–", "-").replaceAll(" ", "");
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({
      text: whole,
      place: urls.passage(
        version ?? "KJV",
        bookOfCitation(book),
        Number(chapter),
        verses,
      ),
    });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
