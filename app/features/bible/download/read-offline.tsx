import {
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type MutationState,
} from "@tanstack/react-query";
import { useId } from "react";
import { Button } from "~/ui/button";
import {
  listOfflineFiles,
  totalChapters,
  type OfflineFile,
} from "../offline-files";
import { loadOfflineSearch } from "../search-with-fallback";
import { versions, type Version } from "../versions";
import {
  downloadFailureMessage,
  downloadVersion,
  removeVersion,
} from "./download";

const filesKey = ["bible-downloads"];

/** Downloads of each version. Renders nothing if the browser can't store them. */
export function ReadOffline() {
  const heading = useId();
  const { data: files } = useQuery({
    queryKey: filesKey,
    queryFn: listOfflineFiles,
    // Another tab may have changed them.
    staleTime: 0,
  });
  // Old browsers and plain http have no Cache Storage.
  if (!files || !("caches" in window)) return null;
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
            file={files.find((file) => file.version.id === version.id)}
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

interface VersionRowProps {
  version: Version;
  file: OfflineFile | undefined;
}

function VersionRow({ version, file }: VersionRowProps) {
  const client = useQueryClient();
  const refetchFiles = () => client.invalidateQueries({ queryKey: filesKey });
  // A download continues after the user leaves the page, so the query client stores its state and progress.
  const key = ["bible-download", version.id];
  const { data: chapters = 0 } = useQuery<number>({
    queryKey: key,
    queryFn: skipToken,
  });
  const setChapters = (count: number) => client.setQueryData(key, count);
  const { mutate } = useMutation({
    mutationKey: key,
    mutationFn: async ({ signal }: AbortController) => {
      setChapters(0);
      // Some browsers ask the user for permission, so this needs a click.
      void navigator.storage.persist().catch(() => false);
      // The search code couldn't be fetched offline.
      await loadOfflineSearch();
      await downloadVersion(version, signal, setChapters);
    },
    onSettled: refetchFiles,
  });
  const download = useMutationState({
    filters: { mutationKey: key },
    select: ({ state }) => state as MutationState<void, Error, AbortController>,
  }).at(-1);
  const pending = download?.status === "pending";
  const abort = download?.variables;
  const failure =
    download?.error && !abort?.signal.aborted
      ? downloadFailureMessage(download.error)
      : null;
  const start = () => {
    mutate(new AbortController());
  };
  const remove = () => {
    void removeVersion(version).then(refetchFiles);
  };
  const [label, run] = pending
    ? ["Cancel", () => abort?.abort()]
    : failure !== null
      ? ["Try again", start]
      : file?.current
        ? ["Remove", remove]
        : ["Download", start];
  return (
    <li className="mt-2">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="font-semibold text-ink">{version.id}</span>
          <span className="block text-xs text-ink-soft">
            {pending
              ? `${chapters.toLocaleString("en")} of ${totalChapters.toLocaleString("en")} chapters`
              : (failure ?? describeFile(version, file))}
          </span>
        </p>
        {/* A single button for all actions, so that it keeps the focus. */}
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${label}: ${version.name}`}
          onClick={run}
        >
          {label}
        </Button>
      </div>
      {pending && (
        <progress
          aria-label={`Download of the ${version.name}`}
          max={totalChapters}
          value={chapters}
          className="mt-1 h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
        />
      )}
      <p role="status" className="sr-only">
        {pending
          ? `Downloading the ${version.name}`
          : (failure ??
            (file?.current ? `The ${version.name} is on this device.` : ""))}
      </p>
    </li>
  );
}

function describeFile(
  { megabytes }: Version,
  file: OfflineFile | undefined,
): string {
  const size = `${megabytes} MB`;
  if (!file) return size;
  return file.current
    ? `On this device, ${size}`
    : `On this device. An update is available, ${size}.`;
}
