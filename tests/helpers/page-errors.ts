import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Statuses that a navigation may return: 401 for pages that require a session, 404 for the fallback page. */
const allowedStatuses = [401, 404];

/**
 * Collects console errors (including violations of the Content Security Policy), uncaught errors, and requests to
 * other hosts.
 */
export function watchForPageErrors(context: BrowserContext): {
  /** Ignores console errors that match. */
  allow: (pattern: RegExp) => void;
  list: () => string[];
} {
  const messages: ConsoleMessage[] = [];
  const others: string[] = [];
  const allowed: RegExp[] = [];
  const navigations = new Set<string>();

  context.on("console", (message) => {
    if (message.type() === "error") messages.push(message);
  });
  context.on("weberror", (error) => {
    const { name, message, stack } = error.error();
    others.push(`uncaught ${name}: ${message}\n${stack ?? ""}`);
  });
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== "localhost") {
      others.push(`third-party request: ${request.url()}`);
    }
  });
  context.on("response", (response) => {
    if (
      response.request().isNavigationRequest() &&
      allowedStatuses.includes(response.status())
    ) {
      navigations.add(response.url());
    }
  });

  const isExpected = (message: ConsoleMessage) =>
    allowed.some((pattern) => pattern.test(message.text())) ||
    (message.text().startsWith("Failed to load resource") &&
      navigations.has(message.location().url));

  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    list: () => [
      ...messages
        .filter((message) => !isExpected(message))
        .map(
          (message) =>
            `console error: ${message.text()} (${message.location().url})`,
        ),
      ...others,
    ],
  };
}
