/**
 * @typedef {{ name: string, version: string, licence: string, isDevelopment: boolean }} Package
 * @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean }} LockedPackage
 */

/** SPDX names of licences that allow us to ship a package. MPL-2.0 only requires us to publish changes to its files. */
const production = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause"],
  ...["Apache-2.0", "MPL-2.0", "BlueOak-1.0.0", "Zlib", "CC0-1.0"],
];

/** Also for tools, which run on our machines only: fonts that we cut to size, sharp's libvips, and data. */
const development = [
  ...[...production, "OFL-1.1", "LGPL-3.0-or-later", "Unlicense"],
  ...["Python-2.0", "CC-BY-3.0", "CC-BY-4.0"],
];

/** Packages whose licence the lockfile lacks, because they declare it in the old form `licenses`. */
const declaredElsewhere = new Map([
  ["eval 0.1.8", "MIT"],
  ["format 0.2.2", "MIT"],
  ["require-like 0.1.2", "MIT"],
]);

/**
 * The packages of a lockfile by name and version, each once. A package that production needs counts as production.
 *
 * @param {Record<string, LockedPackage>} locked `packages` of package-lock.json
 * @returns {Package[]}
 */
export function listPackages(locked) {
  /** @type {Map<string, Package>} */
  const found = new Map();
  for (const [folder, entry] of Object.entries(locked)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(folder) ?? [];
    if (name === undefined) continue;
    const { version = "", dev, devOptional } = entry;
    const key = `${name} ${version}`;
    const licence = entry.license ?? declaredElsewhere.get(key) ?? "unknown";
    const isDevelopment =
      Boolean(dev || devOptional) && (found.get(key)?.isDevelopment ?? true);
    found.set(key, { name, version, licence, isDevelopment });
  }
  return [...found.values()].sort(
    (one, other) =>
      compare(one.name, other.name) || compare(one.version, other.version),
  );
}

const compare = (/** @type {string} */ one, /** @type {string} */ other) =>
  one < other ? -1 : Number(one > other);

/**
 * Refuses nested expressions, such as `A AND (B OR C)`. There are none yet.
 *
 * @param {Package} entry
 */
export function isAllowed({ licence, isDevelopment }) {
  const allowed = isDevelopment ? development : production;
  return licence
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) =>
      choice.split(" AND ").every((name) => allowed.includes(name)),
    );
}

/** @param {Package[]} packages */
export function toMarkdown(packages) {
  const list = (/** @type {boolean} */ isDevelopment) =>
    packages.filter((entry) => entry.isDevelopment === isDevelopment);
  return `# Licences

\`npm run licences\` writes this page from \`package-lock.json\`, and \`npm run check\` fails if it's out of date or if a
licence isn't on the list in [\`licence-list.mjs\`](../scripts/checks/licence-list.mjs).

## Data and fonts

- Bible texts and cross references: [\`data/bible/SOURCES.md\`](../data/bible/SOURCES.md).
- EB Garamond: [SIL Open Font License 1.1](../app/fonts/LICENSE-eb-garamond.txt).
- Source Sans 3: [SIL Open Font License 1.1](../app/fonts/LICENSE-source-sans-3.txt).
- Prayers, games, lists of verses, pictures and sounds are our own.

## Part of the app

${toTable(list(false))}

## For development

These build and test the app. Their code isn't deployed.

${toTable(list(true))}
`;
}

/** @param {Package[]} packages */
const toTable = (packages) =>
  [
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...packages.map(
      ({ name, version, licence }) =>
        `| \`${name}\` | ${version} | ${licence} |`,
    ),
  ].join("\n");
