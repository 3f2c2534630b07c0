import { useEffect, useId, useSyncExternalStore } from "react";
import { Button } from "~/ui/button";
import { chaptersInAll } from "../downloaded";
import { versions } from "../versions";
import type { Version } from "../versions";
import type { Download } from "./downloads";
import {
  cancelDownload,
  downloadsNow,
  readDownloads,
  removeDownload,
  startDownload,
  subscribe,
} from "./downloads";
import { announcement, standing } from "./words";

/** Keeps the Bible on this device, a version at a time. Nothing where a browser cannot keep it. */
export function ReadOffline() {
  const heading = useId();
  const downloads = useSyncExternalStore(subscribe, downloadsNow);
  useEffect(() => {
    void readDownloads();
  }, []);
  if (downloads === null || downloads === "closed") return null;
  return (
    <section aria-labelledby={heading} className="text-left text-sm">
      <h2 id={heading} className="text-ink">
        Read offline
      </h2>
      <ul>
        {versions.map((version) => (
          <Kept
            key={version.id}
            version={version}
            download={downloads[version.id]}
          />
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-soft">
        To read and to search without a network. It stays until you remove it;
        Safari also clears it after seven days without a visit, unless the app
        is on your home screen.
      </p>
    </section>
  );
}

function Kept({ version, download }: { version: Version; download: Download }) {
  const { coming } = download;
  const act = actOf(download);
  return (
    <li className="mt-2">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="font-semibold text-ink">{version.id}</span>
          <span className="block text-xs text-ink-soft">
            {standing(version, download)}
          </span>
        </p>
        {/* One button, whatever it does: the focus stays on it. */}
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${act.label}: ${version.name}`}
          onClick={() => {
            void act.run(version);
          }}
        >
          {act.label}
        </Button>
      </div>
      {coming !== null && (
        <progress
          aria-label={`Download of the ${version.name}`}
          max={chaptersInAll}
          value={coming}
          className="mt-1 h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
        />
      )}
      <p role="status" className="sr-only">
        {announcement(version, download)}
      </p>
    </li>
  );
}

function actOf({ kept, coming, failure }: Download): {
  label: string;
  run: (version: Version) => void | Promise<void>;
} {
  if (coming !== null) return { label: "Cancel", run: cancelDownload };
  if (failure !== null) return { label: "Try again", run: startDownload };
  return kept === "current"
    ? { label: "Remove", run: removeDownload }
    : { label: "Download", run: startDownload };
}
