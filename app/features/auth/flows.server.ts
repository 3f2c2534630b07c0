import type { AppContext } from "~/platform/context.server";
import {
  readSignedCookie,
  writeCookie,
  writeSignedCookie,
} from "~/platform/cookies.server";
import { toBase64Url } from "~/platform/sign.server";

/** Checked on the callback: `state` (RFC 6749 §10.12) and the PKCE verifier (RFC 7636). */
export interface FlowSecrets {
  state: string;
  verifier: string;
}

/** A sign-in in progress. Each tab can have its own. */
interface Flow extends FlowSecrets {
  returnTo: string;
  expiresAt: number;
}

type RequestContext = Pick<AppContext, "env" | "now" | "request">;

/** All flows of a browser. Signed, so that they can't be forged or set over plain HTTP. */
const cookie = "sign-in";
/** Time to sign in at the provider. */
const flowMaxAge = 600;
const maxFlows = 5;
/** Browsers limit a cookie to 4,096 bytes, with its attributes; a flow with the longest `returnTo` takes 3,000. */
const maxCookieLength = 3900;

/** Returns the Set-Cookie header. Drops the oldest flows if there are too many. */
export async function saveFlow(
  app: RequestContext,
  secrets: FlowSecrets,
  returnTo: string,
): Promise<string> {
  const expiresAt = app.now + flowMaxAge * 1000;
  const flows = [
    ...(await readFlows(app)),
    { ...secrets, returnTo, expiresAt },
  ];
  return writeFlows(app, flows.slice(-maxFlows));
}

/** Returns the flow of this `state` and the Set-Cookie header that removes it, so that it can only be used once. */
export async function consumeFlow(
  app: RequestContext,
  state: string | null,
): Promise<{ flow: Flow | undefined; clearCookie: string }> {
  const flows = await readFlows(app);
  const flow = flows.find((flow) => flow.state === state);
  const remaining = flows.filter((other) => other !== flow);
  return { flow, clearCookie: await writeFlows(app, remaining) };
}

async function readFlows(app: RequestContext): Promise<Flow[]> {
  const value = await readSignedCookie(app, cookie);
  if (value === null) return [];
  const json = Buffer.from(value, "base64url").toString();
  const flows = JSON.parse(json) as Flow[];
  return flows.filter(({ expiresAt }) => expiresAt > app.now);
}

async function writeFlows(app: RequestContext, flows: Flow[]): Promise<string> {
  if (flows.length === 0) return writeCookie(app.request, cookie, "", 0);
  const json = new TextEncoder().encode(JSON.stringify(flows));
  const setCookie = await writeSignedCookie(
    app,
    cookie,
    toBase64Url(json),
    flowMaxAge,
  );
  return setCookie.length > maxCookieLength
    ? writeFlows(app, flows.slice(1))
    : setCookie;
}
