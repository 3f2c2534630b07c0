export type TextPart = { text: string; href?: string };

const link = /\bhttps?:\/\/[^\s<>"']+/gi;
const pairs = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;

/** What may stand at the end of a sentence is not part of a link, but for a bracket opened within. */
function withoutStops(address: string): string {
  const shape = address.replace(pairs, (pair) => "_".repeat(pair.length));
  return address.slice(0, /.*[^.,;:!?)\]}]/.exec(shape)?.[0].length);
}

/** A plain text cut into words and web addresses. Only http and https ever become links. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(link)) {
    const address = withoutStops(match[0]);
    if (!URL.canParse(address)) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: address, href: address });
    at = match.index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** A card shows this much of a text before 'Show more': about eight lines of a phone. */
const foldAt = 420;
const linesAt = 8;

/** The beginning of a long text, cut between words; null where the text is short enough. */
export function foldText(text: string): string | null {
  const lines = text.split("\n");
  const short = lines.slice(0, linesAt).join("\n");
  // A fold that would hide a few words only is not worth a tap.
  if (lines.length <= linesAt + 2 && text.length <= foldAt + 120) return null;
  if (short.length <= foldAt) return `${short.trimEnd()}…`;
  const cut = short.slice(0, foldAt);
  const space = cut.search(/\s+\S*$/);
  const whole = space > foldAt / 2 ? cut.slice(0, space) : cut;
  // Never half of a surrogate pair.
  return `${whole.replace(/[\ud800-\udbff]$/, "").trimEnd()}…`;
}
