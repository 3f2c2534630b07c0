import { faceOf, hasSlices, isPlain, isScript, runsOf } from "./alphabets";
import type { Style } from "./alphabets";
import { readAsset } from "./asset.server";
import { readFace, together } from "./face";
import type { Face, FaceType } from "./face";
import { plainIndex, readLetterIndex } from "./letter-index";
import type { LetterIndex } from "./letter-index";
import { startShaper } from "./shaper.server";
import type { Shaper } from "./shaper.server";

/** A serif and a sans, and the files they come from. */
export interface Faces {
  serif: FaceType;
  sans: FaceType;
  files: Uint8Array[];
}

/** The faces that a text needs: two for plain English, a dozen slices for a page of Chinese. */
export async function facesFor(text: string, assets: Fetcher): Promise<Faces> {
  const index = await letterIndex(text, assets);
  const words = text.normalize("NFC");
  const styles = { serif: "serif", sans: "sans" } as const;
  const names = [
    ...new Set([
      ...index.facesFor(words, styles.serif),
      ...index.facesFor(words, styles.sans),
    ]),
  ];
  const files = await Promise.all(names.map((name) => readFile(name, assets)));
  const shaper = names.some(isScript) ? await startShaper() : null;
  const faces = new Map(
    names.map((name, i) => {
      const file = files[i] ?? new ArrayBuffer(0);
      const face = readFace(file);
      return [
        name,
        shaper && isScript(name)
          ? { ...face, shape: shapeIn(name, shaperOf(name, file, shaper)) }
          : face,
      ];
    }),
  );
  return {
    serif: typeOf(styles.serif, faces),
    sans: typeOf(styles.sans, faces),
    files: files.map((file) => new Uint8Array(file)),
  };
}

const shapers = new Map<string, Shaper>();

function shaperOf(
  name: string,
  file: ArrayBuffer,
  make: (file: ArrayBuffer) => Shaper,
): Shaper {
  const shaper = shapers.get(name) ?? make(file);
  shapers.set(name, shaper);
  return shaper;
}

const shapeIn = (name: string, shaper: Shaper) => (line: string) =>
  runsOf(line, name).map((text) => ({ text, ...shaper(text) }));

function typeOf(style: Style, faces: ReadonlyMap<string, Face>): FaceType {
  const slices = [...faces].filter(([name]) => isSlice(name));
  return {
    in(paragraph) {
      const name = faceOf(paragraph, style);
      const own = faces.get(name) ?? faces.get(`${style}-latin`);
      const others = hasSlices(name) ? slices.map(([, face]) => face) : [];
      return own && others.length === 0
        ? own
        : together(own ? [own, ...others] : others);
    },
  };
}

const isSlice = (name: string) => /-\d+$/.test(name);

/** The letters a text can be set in, without a face being read. */
export async function letterIndex(
  text: string,
  assets: Fetcher,
): Promise<LetterIndex> {
  return isPlain(text.normalize("NFC")) ? plainIndex : wholeIndex(assets);
}

let index: Promise<LetterIndex> | undefined;

/** 78 KB gzip, read once an isolate, when a text is more than plain. */
function wholeIndex(assets: Fetcher): Promise<LetterIndex> {
  index ??= readAsset("/type/letters.json", assets)
    .then((answer) => answer.json<Record<string, string>>())
    .then(readLetterIndex);
  // What failed is asked for anew.
  index.catch(() => (index = undefined));
  return index;
}

const kept = new Map<string, Promise<ArrayBuffer>>();

/** Slices are read anew each time: all of them would be 20 MB of an isolate's 128. */
function readFile(name: string, assets: Fetcher): Promise<ArrayBuffer> {
  const found = kept.get(name);
  if (found) return found;
  const file = readAsset(`/type/${name}.ttf`, assets).then((answer) =>
    answer.arrayBuffer(),
  );
  if (isSlice(name)) return file;
  kept.set(name, file);
  // What failed is asked for anew.
  file.catch(() => kept.delete(name));
  return file;
}
