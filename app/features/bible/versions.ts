import { versions as installed } from "../../../data/bible/versions.json";

export interface Version {
  readonly id: string;
  readonly name: string;
  /** The id in URLs and file names. */
  readonly slug: string;
  /** BCP 47 */
  readonly language: string;
  /** "ltr" or "rtl" */
  readonly direction: string;
  /** Size of a download. */
  readonly megabytes: number;
}

export type VersionId = Version["id"];

const [first, ...others] = installed.map((version): Version => ({
  ...version,
  slug: version.id.toLowerCase(),
}));
if (!first) throw new Error("data/bible/versions.json is empty");

/** All in the public domain (data/bible/SOURCES.md). The first is the default. */
export const versions = [first, ...others] as const;

export const defaultVersion = first;

export function findVersion(id: string): Version | undefined {
  const normalizedId = id.trim().toUpperCase();
  return versions.find((version) => version.id === normalizedId);
}

/** The `lang` and `dir` of a version's text inside an English page. */
export function textLanguage(id: VersionId) {
  const { language, direction } = findVersion(id) ?? defaultVersion;
  return { lang: language, dir: direction };
}
