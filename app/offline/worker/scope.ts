/** With navigation preload, the browser sends the request while the worker starts. */
export interface Navigation extends ExtendableEvent {
  preloadResponse?: Promise<Response | undefined>;
}

/** A `WindowClient`. */
export interface Page {
  focused: boolean;
  focus: () => Promise<unknown>;
  navigate: (address: string) => Promise<unknown>;
  postMessage: (message: unknown) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: unknown };
  /** https://wicg.github.io/background-sync/spec/ */
  sync: ExtendableEvent & { tag: string };
  /** https://www.w3.org/TR/push-api/ */
  push: ExtendableEvent & { data: { text: () => string } | null };
  pushsubscriptionchange: ExtendableEvent;
  /** https://notifications.spec.whatwg.org/ */
  notificationclick: ExtendableEvent & { notification: Notification };
}

/** The parts of `ServiceWorkerGlobalScope` that we use; the DOM and Workers types lack it. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    /** Pages only (the default type is "window"). */
    matchAll: (options?: {
      includeUncontrolled: boolean;
    }) => Promise<readonly Page[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}
