import { generateRequestDetails } from "web-push-neo";
import type { Env } from "~/platform/env.server";
import { pushAddress } from "./push-address.server";
import type { PushManner } from "./push-payload";

/**
 * What became of a push: the vendor has it, or knows no such device any more, or will never take it, or may take it
 * later, when it has said in how many seconds.
 */
export type PushOutcome =
  | { is: "delivered" | "gone" | "refused" }
  | { is: "again"; after: number | null };

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Push extends PushManner {
  payload: string;
  /** What a vendor has not delivered yet, it drops for what comes under the same topic; 32 letters of base64url. */
  topic: string;
}

/** ms; decided here: vendors answer in a tenth of a second, and five others wait. */
const patience = 10_000;

type PushEnv = Pick<
  Env,
  "CONTACT_EMAIL" | "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "pushLoopback"
>;

/** Sends one push (RFC 8030, 8291, 8292). Never throws, follows nothing, reads nothing of the answer but its head. */
export async function sendPush(
  env: PushEnv,
  { endpoint, ...keys }: Subscription,
  { payload, topic, ttl, urgency }: Push,
  timeout: number = patience,
): Promise<PushOutcome> {
  const address = pushAddress(endpoint, env.pushLoopback);
  if (address === null) return refused("its address is no vendor's");
  const request = await generateRequestDetails(
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
  ).catch((error: unknown) => error);
  if (!isRequest(request)) return refused("it cannot be made", request);
  const headers = new Headers(request.headers);
  // The body says it.
  headers.delete("content-length");
  try {
    const response = await fetch(address, {
      method: "POST",
      headers,
      body: request.body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    // Not awaited: who never ends does not keep us.
    void response.body?.cancel().catch(() => undefined);
    return outcomeOf(response);
  } catch {
    return { is: "again", after: null };
  }
}

type Details = Awaited<ReturnType<typeof generateRequestDetails>>;

const isRequest = (made: unknown): made is Details =>
  typeof made === "object" && made !== null && "headers" in made;

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { is: "delivered" };
  if (status === 404 || status === 410) return { is: "gone" };
  if (status === 429 || status >= 500) {
    return { is: "again", after: retryAfter(headers.get("retry-after")) };
  }
  return refused(`the vendor answered ${status}`);
}

/** Without the address, which is a secret of its owner's. */
function refused(why: string, error?: unknown): PushOutcome {
  console.error(`A push was refused: ${why}`, error ?? "");
  return { is: "refused" };
}

/** Seconds, of either form (RFC 9110 §10.2.3). */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : null;
}
