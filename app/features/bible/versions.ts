/** Both are in the public domain (data/bible/SOURCES.md). The first is the default. */
export const versions = [
  { id: "KJV", name: "King James Version", slug: "kjv" },
  { id: "WEB", name: "World English Bible", slug: "web" },
] as const;

export type Version = (typeof versions)[number];
export type VersionId = Version["id"];

export const defaultVersion = versions[0];

export function findVersion(id: string): Version | undefined {
  const normalizedId = id.trim().toUpperCase();
  return versions.find((version) => version.id === normalizedId);
}
