/** What can go wrong, named once: code → HTTP status and the title of its problem document. */
export const failures = {
  malformed: { status: 400, title: "The request could not be read" },
  unauthorized: { status: 401, title: "Please sign in" },
  forbidden: { status: 403, title: "You may not do this" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  conflict: { status: 409, title: "This has changed meanwhile" },
  gone: { status: 410, title: "No longer here" },
  taken: { status: 409, title: "This is taken already" },
  too_large: { status: 413, title: "Too large" },
  unsupported_media_type: { status: 415, title: "Send JSON" },
  invalid: { status: 422, title: "Some values need attention" },
  rate_limited: { status: 429, title: "A little slower, please" },
  unexpected: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "Please try again in a moment" },
} as const;

export type FailureCode = keyof typeof failures;

/** Said wherever somebody meets the sign-in page because their session is over. */
export const sessionEndedWords =
  "Your session ended. Sign in to go on: what you wrote is kept.";

/** In the place of a page that cannot be had without the network. */
export const offlineWords = {
  title: "You're offline",
  detail: "This page needs the network. It will open when you are back online.",
};

/** One field that broke a rule; `path` is dotted, as `eventData.title`. */
export interface Issue {
  path: string;
  message: string;
}

interface AppErrorOptions {
  detail?: string;
  issues?: Issue[];
  /** Seconds; becomes Retry-After. */
  retryAfter?: number;
  /** Becomes Allow. */
  allow?: string[];
  cause?: unknown;
}

/** The one error of the product. The wire (problem+json) and the error page translate it once. */
export class AppError extends Error {
  readonly code: FailureCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: string[] | undefined;

  constructor(code: FailureCode, options: AppErrorOptions = {}) {
    super(options.detail ?? failures[code].title, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }

  get status(): number {
    return failures[this.code].status;
  }
}
