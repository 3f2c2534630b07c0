import type { AppContext } from "~/platform/context.server";
import { readCookie, writeCookie } from "~/platform/cookies.server";
import { sign, toBase64Url, unsign } from "~/platform/sign.server";

/** What the way back must prove: `state` (RFC 6749 §10.12) and PKCE's verifier (RFC 7636). */
export interface FlowSecrets {
  state: string;
  verifier: string;
}

/** One way to the provider and back. Each tab may be on one of its own. */
interface Flow extends FlowSecrets {
  returnTo: string;
  endsAt: number;
}

type Asked = Pick<AppContext, "env" | "now" | "request">;

/** All flows of a browser, signed: what a stranger makes up or plants on a plain connection is none. */
const cookie = "sign-in";
/** Other cookies are signed with the same key; none of their values begins so. */
const mark = "sign-in:";
/** How long a person may take at the provider. */
const flowSeconds = 600;
const flowsMax = 5;
/** Browsers keep 4,096 bytes of a cookie; one flow with the longest `returnTo` takes 3,000. */
const lengthMax = 3800;

/** The Set-Cookie that lets this flow come back. The oldest make room. */
export async function keepFlow(
  app: Asked,
  secrets: FlowSecrets,
  returnTo: string,
): Promise<string> {
  const endsAt = app.now + flowSeconds * 1000;
  const flows = [...(await readFlows(app)), { ...secrets, returnTo, endsAt }];
  return writeFlows(app, flows.slice(-flowsMax));
}

/** The flow that comes back, and the Set-Cookie by which it comes back once, however it ends. */
export async function takeFlow(
  app: Asked,
  state: string | null,
): Promise<{ flow: Flow | undefined; taken: string }> {
  const flows = await readFlows(app);
  const flow = flows.find((one) => one.state === state);
  const left = flows.filter((one) => one !== flow);
  return { flow, taken: await writeFlows(app, left) };
}

async function readFlows({ env, now, request }: Asked): Promise<Flow[]> {
  const signed = readCookie(request, cookie);
  const kept = signed && (await unsign(signed, env.SESSION_SECRET));
  if (!kept?.startsWith(mark)) return [];
  const json = Buffer.from(kept.slice(mark.length), "base64url").toString();
  const flows = JSON.parse(json) as Flow[];
  return flows.filter(({ endsAt }) => endsAt > now);
}

async function writeFlows(app: Asked, flows: Flow[]): Promise<string> {
  if (flows.length === 0) return writeCookie(app.request, cookie, "", 0);
  const json = new TextEncoder().encode(JSON.stringify(flows));
  const value = await sign(mark + toBase64Url(json), app.env.SESSION_SECRET);
  return value.length > lengthMax
    ? writeFlows(app, flows.slice(1))
    : writeCookie(app.request, cookie, value, flowSeconds);
}
