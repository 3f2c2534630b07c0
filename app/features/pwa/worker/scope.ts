interface Message extends ExtendableEvent {
  data: unknown;
}

/** https://wicg.github.io/background-sync/spec/: there is a network again. */
interface Sync extends ExtendableEvent {
  tag: string;
}

/** A navigation whose request went out while the worker woke up. */
export interface Navigation extends ExtendableEvent {
  preloadResponse?: Promise<Response | undefined>;
}

/** What a service worker's `self` offers and the types of pages and Workers do not know. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: "window";
      includeUncontrolled: boolean;
    }) => Promise<readonly { postMessage: (message: unknown) => void }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    type: "install" | "activate",
    listener: (event: ExtendableEvent) => void,
  ) => void) &
    ((type: "message", listener: (event: Message) => void) => void) &
    ((type: "sync", listener: (event: Sync) => void) => void);
}
