import { totalChapters } from "../offline-files";
import type { Version, VersionId } from "../versions";
import type { DownloadFailure } from "./download";
import type { Download } from "./downloads";

/** Size of the built files in MB; tests/api/offline-search.test.ts checks them. */
export const megabytes: Record<VersionId, number> = { KJV: 5.6, WEB: 5.4 };

const failureText: Record<DownloadFailure, string> = {
  network: "Couldn't download. Please check your connection.",
  space: "There isn't enough space on this device.",
};

export function statusText(
  { id }: Version,
  { stored, chaptersLoaded, failure }: Download,
): string {
  if (chaptersLoaded !== null) {
    return `${formatCount(chaptersLoaded)} of ${formatCount(totalChapters)} chapters`;
  }
  if (failure !== null) return failureText[failure];
  const size = `${megabytes[id]} MB`;
  return {
    none: size,
    older: `On this device. An update is available, ${size}.`,
    current: `On this device, ${size}`,
  }[stored];
}

/** For screen readers, once per quarter and at the end. */
export function announcementText(
  version: Version,
  { stored, chaptersLoaded, failure }: Download,
): string {
  if (chaptersLoaded !== null) {
    const quarters = Math.floor((chaptersLoaded / totalChapters) * 4);
    return `Downloading the ${version.name}: ${quarters * 25} %`;
  }
  if (failure !== null) return failureText[failure];
  return stored === "current" ? `The ${version.name} is on this device.` : "";
}

function formatCount(count: number): string {
  return count.toLocaleString("en");
}
