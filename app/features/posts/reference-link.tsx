import { Link } from "@remix-run/react";
import { useId, type SyntheticEvent } from "react";
import { verseTexts } from "~/features/bible/chapter";
import { fetchChapter } from "~/features/bible/chapter-fetch";
import {
  formatPassage,
  parsePassage,
  readerHref,
  type Passage,
} from "~/features/bible/passage";
import { parsePassageCookie } from "~/features/bible/reader-cookies";
import { textLanguage } from "~/features/bible/versions";
import { truncate } from "~/shared/text";
import {
  hideTooltip,
  scheduleTooltip,
  scheduleTooltipHide,
} from "~/ui/tooltip-layer";
import type { InternalLinkProps, TextPart } from "./rich-text";
import { splitReferences } from "./split-references";

/** About ten lines of the card. */
const maxTextLength = 360;
const hoverDelayMs = 250;

/** For members: links to the reader, in the version that they read last unless the reference names one. */
export function splitMemberReferences(text: string): TextPart[] {
  const version = parsePassageCookie(document.cookie)?.version;
  return splitReferences(
    text,
    (passage) => ({ href: readerHref(passage), link: ReferenceLink }),
    version,
  );
}

/** Hover and keyboard focus show the verses in a card. On a touch screen a tap just follows the link. */
function ReferenceLink({ to, ...rest }: InternalLinkProps) {
  const id = useId();
  const show = async (
    { currentTarget }: SyntheticEvent<HTMLElement>,
    delayMs: number,
  ) => {
    const { searchParams } = new URL(to, location.origin);
    const card = await createCard(parsePassage(searchParams), id).catch(
      () => null,
    );
    if (card && currentTarget.matches(":hover, :focus-visible"))
      scheduleTooltip(currentTarget, card, delayMs);
  };
  return (
    <Link
      {...rest}
      to={to}
      aria-describedby={id}
      onPointerEnter={(event) => {
        if (event.pointerType !== "touch") void show(event, hoverDelayMs);
      }}
      onPointerLeave={scheduleTooltipHide}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) void show(event, 0);
      }}
      onBlur={hideTooltip}
      onClick={hideTooltip}
    />
  );
}

/** Null if the version doesn't have the verses. */
async function createCard(
  passage: Passage,
  id: string,
): Promise<HTMLElement | null> {
  const chapter = await fetchChapter(passage);
  const found = (chapter ? verseTexts(chapter) : []).filter(({ verse }) =>
    passage.verses?.includes(verse),
  );
  if (found.length === 0) return null;
  const whole = found.map(({ text }) => text).join(" ");
  const verses = found.map(({ verse }) => verse);
  const text = createElement("p", "font-serif text-base");
  Object.assign(text, textLanguage(passage.version.id));
  text.textContent = truncate(whole, maxTextLength);
  const source = createElement("p", "mt-1");
  source.textContent = `${formatPassage({ ...passage, verses })} · ${passage.version.name}`;
  const card = createElement("div", "p-1.5 font-normal");
  card.id = id;
  card.replaceChildren(text, source);
  return card;
}

const createElement = (name: string, className: string) =>
  Object.assign(document.createElement(name), { className });
