import { backgroundOf, groundOf, paintOf, textOf } from "./look";
import type { Look, VerseText } from "./look";
import { shapes } from "./shapes";
import type { ShapeName } from "./shapes";
import { typeset } from "./typeset";
import { deepened, veilFor } from "./veil";
import type { Veil } from "./veil";

/** A picture of a verse, decided: what is drawn from it differs nowhere. */
export interface VerseLayout {
  shape: ShapeName;
  /** Units of the shape (shapes.ts). */
  size: number;
  lines: string[];
  /** "John 3:16 (KJV)" */
  reference: string;
  ink: string;
  align: VerseText["align"];
  /** A value of `background` in CSS. */
  paint: string;
  /** Over it, the whole box filled; null without a picture. */
  picture: string | null;
  veil: Veil;
}

export interface VerseToSet {
  text: string;
  reference: string;
  look: Look;
  shape?: ShapeName | undefined;
}

export function layOut({
  text,
  reference,
  look,
  shape = "post",
}: VerseToSet): VerseLayout {
  const background = backgroundOf(look);
  const { color, size, align } = textOf(look);
  const set = typeset(text, size, shapes[shape]);
  const veil = veilFor(groundOf(background), color);
  const busy = background.kind === "drawing" && background.picture.busy;
  return {
    shape,
    ...set,
    reference,
    ink: color,
    align,
    paint: paintOf(background),
    picture:
      background.kind === "drawing"
        ? background.picture.url
        : background.kind === "custom"
          ? background.url
          : null,
    veil: busy ? deepened(veil, set.lines.length) : veil,
  };
}
