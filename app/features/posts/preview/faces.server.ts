import sansCyrillic from "~/fonts/preview/sans-cyrillic.ttf?url";
import sansGreekExt from "~/fonts/preview/sans-greek-ext.ttf?url";
import sansGreek from "~/fonts/preview/sans-greek.ttf?url";
import sansLatinExt from "~/fonts/preview/sans-latin-ext.ttf?url";
import sansLatin from "~/fonts/preview/sans-latin.ttf?url";
import sansVietnamese from "~/fonts/preview/sans-vietnamese.ttf?url";
import serifCyrillic from "~/fonts/preview/serif-cyrillic.ttf?url";
import serifGreekExt from "~/fonts/preview/serif-greek-ext.ttf?url";
import serifGreek from "~/fonts/preview/serif-greek.ttf?url";
import serifLatinExt from "~/fonts/preview/serif-latin-ext.ttf?url";
import serifLatin from "~/fonts/preview/serif-latin.ttf?url";
import serifVietnamese from "~/fonts/preview/serif-vietnamese.ttf?url";
import { readAsset } from "./asset.server";
import { readFace, together } from "./face";
import type { Face } from "./face";

/** A serif and a sans, and the files they come from. */
export interface Faces {
  serif: Face;
  sans: Face;
  files: Uint8Array[];
}

/** Which letters call for which files; those of a page of plain English need the first two only. */
const alphabets: [RegExp, serif: string, sans: string][] = [
  [/^/, serifLatin, sansLatin],
  [
    /[\u0100-\u024f\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20c0]/,
    serifLatinExt,
    sansLatinExt,
  ],
  [
    /[\u0300-\u0329]|[\u0102-\u01b0\u1ea0-\u1ef9]/,
    serifVietnamese,
    sansVietnamese,
  ],
  [/[\u0370-\u03ff]/, serifGreek, sansGreek],
  [/[\u1f00-\u1fff]/, serifGreekExt, sansGreekExt],
  [/[\u0400-\u04ff]/, serifCyrillic, sansCyrillic],
];

const kept = new Map<string, Promise<ArrayBuffer>>();

/** The faces that a text needs. Files are read from the static assets once an isolate. */
export async function facesFor(text: string, assets: Fetcher): Promise<Faces> {
  const words = text.normalize("NFC");
  const needed = alphabets.filter(([letters]) => letters.test(words));
  const [serifs, sanses] = await Promise.all([
    Promise.all(needed.map(([, serif]) => readOnce(serif, assets))),
    Promise.all(needed.map(([, , sans]) => readOnce(sans, assets))),
  ]);
  return {
    serif: together(serifs.map(readFace)),
    sans: together(sanses.map(readFace)),
    files: [...serifs, ...sanses].map((file) => new Uint8Array(file)),
  };
}

function readOnce(path: string, assets: Fetcher): Promise<ArrayBuffer> {
  let file = kept.get(path);
  if (!file) {
    file = readAsset(path, assets).then((answer) => answer.arrayBuffer());
    // What failed is asked for anew.
    file.catch(() => kept.delete(path));
    kept.set(path, file);
  }
  return file;
}
