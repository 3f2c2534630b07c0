/** The two translations, both in the public domain (data/bible/SOURCES.md). The first is the default (spec §2). */
export const versions = [
  { id: "KJV", name: "King James Version", slug: "kjv" },
  { id: "WEB", name: "World English Bible", slug: "web" },
] as const;

export type Version = (typeof versions)[number];
export type VersionId = Version["id"];

export const defaultVersion = versions[0];

/** By id, in upper or lower case; undefined for any other. */
export function findVersion(id: string): Version | undefined {
  const wanted = id.trim().toUpperCase();
  return versions.find((version) => version.id === wanted);
}
