import { useEffect, useId, useSyncExternalStore } from "react";
import { Button } from "~/ui/button";
import { totalChapters } from "../offline-files";
import { versions, type Version } from "../versions";
import {
  cancelDownload,
  getDownloads,
  refreshDownloads,
  removeDownload,
  startDownload,
  subscribe,
  type Download,
} from "./downloads";
import { announcementText, statusText } from "./download-text";

/** Downloads of each version. Renders nothing if the browser can't store them. */
export function ReadOffline() {
  const heading = useId();
  const downloads = useSyncExternalStore(subscribe, getDownloads);
  useEffect(() => {
    void refreshDownloads();
  }, []);
  if (downloads === null || downloads === "unavailable") return null;
  return (
    <section aria-labelledby={heading} className="text-left text-sm">
      <h2 id={heading} className="text-ink">
        Read offline
      </h2>
      <ul>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            download={downloads[version.id]}
          />
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-soft">
        Read and search without a connection. Downloads stay until you remove
        them. Safari also deletes them if you don't visit for seven days, unless
        the app is on your home screen.
      </p>
    </section>
  );
}

function VersionRow({
  version,
  download,
}: {
  version: Version;
  download: Download;
}) {
  const { chaptersLoaded } = download;
  const action = getAction(download);
  return (
    <li className="mt-2">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="font-semibold text-ink">{version.id}</span>
          <span className="block text-xs text-ink-soft">
            {statusText(version, download)}
          </span>
        </p>
        {/* A single button for all actions, so that it keeps the focus. */}
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${action.label}: ${version.name}`}
          onClick={() => {
            void action.run(version);
          }}
        >
          {action.label}
        </Button>
      </div>
      {chaptersLoaded !== null && (
        <progress
          aria-label={`Download of the ${version.name}`}
          max={totalChapters}
          value={chaptersLoaded}
          className="mt-1 h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
        />
      )}
      <p role="status" className="sr-only">
        {announcementText(version, download)}
      </p>
    </li>
  );
}

function getAction({ stored, chaptersLoaded, failure }: Download): {
  label: string;
  run: (version: Version) => void | Promise<void>;
} {
  if (chaptersLoaded !== null) return { label: "Cancel", run: cancelDownload };
  if (failure !== null) return { label: "Try again", run: startDownload };
  return stored === "current"
    ? { label: "Remove", run: removeDownload }
    : { label: "Download", run: startDownload };
}
