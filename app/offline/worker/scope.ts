interface Message extends ExtendableEvent {
  data: unknown;
}

/** https://wicg.github.io/background-sync/spec/ */
interface Sync extends ExtendableEvent {
  tag: string;
}

/** With navigation preload, the browser sends the request while the worker starts. */
export interface Navigation extends ExtendableEvent {
  preloadResponse?: Promise<Response | undefined>;
}

/** https://www.w3.org/TR/push-api/ */
interface Push extends ExtendableEvent {
  data: { text: () => string } | null;
}

/** https://notifications.spec.whatwg.org/ */
interface NotificationClick extends ExtendableEvent {
  notification: Notification;
}

/** A `WindowClient`. */
export interface Page {
  focused: boolean;
  focus: () => Promise<unknown>;
  navigate: (address: string) => Promise<unknown>;
  postMessage: (message: unknown) => void;
}

/** The parts of `ServiceWorkerGlobalScope` that we use; the DOM and Workers types lack it. */
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
    ((
      type: "notificationclick",
      listener: (event: NotificationClick) => void,
    ) => void) &
    ((
      type: "pushsubscriptionchange",
      listener: (event: ExtendableEvent) => void,
    ) => void);
}
