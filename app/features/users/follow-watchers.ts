type Watcher = (userId: string, follow: boolean) => void;

const watchers = new Set<Watcher>();

/** Tells of everyone who is followed, or no longer, as soon as it is shown; returns how to stop. */
export function watchFollows(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

export function tellWatchers(userId: string, follow: boolean): void {
  for (const watcher of watchers) watcher(userId, follow);
}
