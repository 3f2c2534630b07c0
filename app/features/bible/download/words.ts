import { chaptersInAll } from "../downloaded";
import type { Version, VersionId } from "../versions";
import type { DownloadFailure } from "./download";
import type { Download } from "./downloads";

/** MB of the built files; tests/api/offline-search.test.ts holds them against those. */
export const megabytes: Record<VersionId, number> = { KJV: 5.6, WEB: 5.4 };

const failures: Record<DownloadFailure, string> = {
  network: "It could not be loaded. Please check your connection.",
  room: "There is not enough room on this device.",
};

/** What stands under a version's name. */
export function standing(
  { id }: Version,
  { kept, coming, failure }: Download,
): string {
  if (coming !== null) {
    return `${thousands(coming)} of ${thousands(chaptersInAll)} chapters`;
  }
  if (failure !== null) return failures[failure];
  const size = `${megabytes[id]} MB`;
  return {
    none: size,
    older: `On this device. A newer text is there, ${size}.`,
    current: `On this device, ${size}`,
  }[kept];
}

/** Said aloud: in quarters, and at the end. */
export function announcement(
  version: Version,
  { kept, coming, failure }: Download,
): string {
  if (coming !== null) {
    const quarters = Math.floor((coming / chaptersInAll) * 4);
    return `Downloading the ${version.name}: ${quarters * 25} %`;
  }
  if (failure !== null) return failures[failure];
  return kept === "current" ? `The ${version.name} is on this device.` : "";
}

function thousands(count: number): string {
  return count.toLocaleString("en");
}
