import { generateRequestDetails } from "web-push-neo";
import type { Env } from "~/platform/env.server";
import { parsePushEndpoint } from "./push-endpoint.server";
import type { PushOptions } from "./push-payload";

/**
 * `expired`: the subscription no longer exists. `refused`: the push service will never accept this push.
 * `retry`: it may accept it later; `retryAfter` is in seconds, 0 if it doesn't say.
 */
export type PushOutcome =
  | { status: "delivered" | "expired" | "refused" }
  | { status: "retry"; retryAfter: number };

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Push extends PushOptions {
  payload: string;
  /** The push service replaces an undelivered push with the same topic. At most 32 base64url characters. */
  topic: string;
}

const timeoutMs = 10_000; // push services usually respond within 100 ms

type PushEnv = Pick<
  Env,
  "CONTACT_EMAIL" | "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "pushLoopback"
>;

/** Sends one push (RFC 8030, 8291, 8292). Never throws, follows no redirect and doesn't read the response body. */
export async function sendPush(
  env: PushEnv,
  { endpoint, ...keys }: Subscription,
  { payload, topic, ttl, urgency }: Push,
  timeout: number = timeoutMs,
): Promise<PushOutcome> {
  const address = parsePushEndpoint(endpoint, env.pushLoopback);
  if (address === null) return refused("unknown push service");
  let request: Awaited<ReturnType<typeof generateRequestDetails>>;
  try {
    request = await generateRequestDetails(
      { endpoint: address, keys },
      payload,
      {
        TTL: ttl,
        urgency,
        topic,
        vapidDetails: {
          subject: `mailto:${env.CONTACT_EMAIL}`,
          publicKey: env.VAPID_PUBLIC_KEY,
          privateKey: env.VAPID_PRIVATE_KEY,
        },
      },
    );
  } catch (error) {
    return refused("could not encrypt it", error);
  }
  const headers = new Headers(request.headers);
  // fetch sets it from the body.
  headers.delete("content-length");
  try {
    const response = await fetch(address, {
      method: "POST",
      headers,
      body: request.body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    // Not awaited: a response that never ends must not block us.
    void response.body?.cancel().catch(() => undefined);
    return classifyResponse(response);
  } catch {
    return { status: "retry", retryAfter: 0 };
  }
}

function classifyResponse({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { status: "delivered" };
  if (status === 404 || status === 410) return { status: "expired" };
  if (status === 429 || status >= 500) {
    // The header may also be a date, but push services send seconds.
    const retryAfter = Number(headers.get("retry-after")) || 0;
    return { status: "retry", retryAfter };
  }
  return refused(`response ${status}`);
}

/** Doesn't log the endpoint, which is a secret. */
function refused(reason: string, error?: unknown): PushOutcome {
  console.error(`Push refused: ${reason}`, error ?? "");
  return { status: "refused" };
}
