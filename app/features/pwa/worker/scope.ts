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

/** https://www.w3.org/TR/push-api/ */
interface Push extends ExtendableEvent {
  data: { text: () => string } | null;
}

/** https://notifications.spec.whatwg.org/ */
interface Pressed extends ExtendableEvent {
  notification: Notification;
}

/** A page of ours. */
export interface Page {
  focused: boolean;
  focus: () => Promise<unknown>;
  navigate: (address: string) => Promise<unknown>;
  postMessage: (message: unknown) => void;
}

/** What a service worker's `self` offers and the types of pages and Workers do not know. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: "window";
      includeUncontrolled: boolean;
    }) => Promise<readonly Page[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    type: "install" | "activate",
    listener: (event: ExtendableEvent) => void,
  ) => void) &
    ((type: "message", listener: (event: Message) => void) => void) &
    ((type: "sync", listener: (event: Sync) => void) => void) &
    ((type: "push", listener: (event: Push) => void) => void) &
    ((type: "notificationclick", listener: (event: Pressed) => void) => void) &
    ((
      type: "pushsubscriptionchange",
      listener: (event: ExtendableEvent) => void,
    ) => void);
}
