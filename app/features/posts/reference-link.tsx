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
import { urls } from "~/shared/urls";
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
    (passage, q) => ({
      href: q === undefined ? readerHref(passage) : urls.bible({ q }),
      link: ReferenceLink,
    }),
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
  const card = document.createElement("div");
  const text = document.createElement("p");
  const source = document.createElement("p");
  card.id = id;
  card.className = "p-1.5 font-normal";
  text.className = "font-serif text-base";
  Object.assign(text, textLanguage(passage.version.id));
  const whole = found.map(({ text }) => text).join(" ");
  const isLong = whole.length > maxTextLength;
  text.textContent = isLong
    ? `${whole.slice(0, whole.lastIndexOf(" ", maxTextLength))}…`
    : whole;
  source.className = "mt-1";
  const verses = found.map(({ verse }) => verse);
  source.textContent = `${formatPassage({ ...passage, verses })} · ${passage.version.name}`;
  card.replaceChildren(text, source);
  return card;
}
