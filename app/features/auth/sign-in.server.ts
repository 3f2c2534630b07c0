import { redirect } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { OAuth2RequestError } from "remix-auth-oauth2";
import { findOrCreateAccount } from "~/features/users/account.server";
import type { ProviderProfile } from "~/features/users/account.server";
import type { AppContext } from "~/platform/context.server";
import { clientAddress, limitWindow } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { safeReturnTo } from "~/shared/return-to";
import { CodeFlow, wayBack } from "./code-flow.server";
import { keepFlow, takeFlow } from "./flows.server";
import { discover, isFromIssuer } from "./provider.server";
import {
  dropSanctionCookie,
  findSanction,
  linkOpenTickets,
  sanctionCookie,
} from "./sanctions.server";
import { startSession } from "./session.server";
import type { SignInProblem } from "./sign-in-problem";

const tenMinutes = 600_000;
/** quality.md: 10 sign-ins in 10 minutes, a person. */
export const personLimit = { name: "sign-in", limit: 10, window: tenMinutes };
/** A parish behind one address signs in together after the service: far more room there. */
const addressLimit = {
  name: "sign-in-address",
  limit: 200,
  window: tenMinutes,
};
/** New accounts: a class of confirmands, not a farm. */
const signUpLimit = { name: "sign-up", limit: 30, window: tenMinutes };

/** GET /api/login: to the provider, with state and PKCE. Always a redirect. */
export async function beginSignIn(
  app: AppContext,
  request: Request,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const returnTo = safeReturnTo(searchParams.get("returnTo"));
  try {
    await limitWindow(app, app.db, clientAddress(request), addressLimit);
    const metadata = await discover(app.env, app.now);
    const flow = new CodeFlow(app, metadata, searchParams.has("fresh"));
    // `state` in this address would make the strategy believe that this is the way back.
    const clean = new Request(new URL(urls.api.login, request.url), request);
    const answer: unknown = await authenticate(flow, clean).catch(
      (thrown: unknown) => thrown,
    );
    if (!flow.begun || !(answer instanceof Response)) throw answer;
    return redirect(answer.headers.get("location") ?? "", {
      headers: { "set-cookie": await keepFlow(app, flow.begun, returnTo) },
    });
  } catch (thrown) {
    return failed(app, thrown, returnTo);
  }
}

/**
 * GET /api/auth/callback: back from the provider. A session and home again, or a plain sentence. A sanctioned person
 * gets no session and no account, but the page that says why.
 */
export async function completeSignIn(
  app: AppContext,
  request: Request,
): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const { flow, taken } = await takeFlow(app, search.get("state"));
  const returnTo = flow?.returnTo ?? urls.root;
  try {
    if (!flow) throw new RangeError("no such flow");
    const metadata = await discover(app.env, app.now);
    if (!isFromIssuer(metadata, search.get("iss"))) {
      throw new RangeError("another issuer");
    }
    const profile = await authenticate(
      new CodeFlow(app, metadata),
      wayBack(request, flow),
    );
    const person = `${profile.issuer} ${profile.subject}`;
    await limitWindow(app, app.db, person, personLimit);
    const headers = new Headers({ "set-cookie": taken });
    const refuse = async (ticketId: string) => {
      headers.append("set-cookie", await sanctionCookie(app, ticketId));
      return redirect(urls.signInRefused, { headers });
    };
    const sanction = await findSanction(app, profile);
    if (sanction !== null) return await refuse(sanction);
    const userId = await findOrCreateAccount(
      app.db,
      profile,
      app.env.OWNER_EMAIL,
      app.now,
      app.env.PRODUCT_NAME,
      () => limitWindow(app, app.db, clientAddress(request), signUpLimit),
    );
    await linkOpenTickets(app, profile, userId);
    // The suspended account may have been deleted since the first look: then this is a new one.
    const lateSanction = await findSanction(app, profile);
    if (lateSanction !== null) return await refuse(lateSanction);
    headers.append("set-cookie", await startSession(app, userId));
    headers.append("set-cookie", dropSanctionCookie(app));
    return redirect(returnTo, { headers });
  } catch (thrown) {
    return failed(app, thrown, returnTo, taken);
  }
}

const authenticate = (flow: CodeFlow, request: Request) =>
  new Authenticator<ProviderProfile>()
    .use(flow, "oidc")
    .authenticate("oidc", request);

/** Whatever went wrong, the person stands on the sign-in page again, with a sentence and a way on. */
function failed(
  app: AppContext,
  thrown: unknown,
  returnTo: string,
  taken?: string,
): Response {
  const problem = problemOf(thrown);
  if (problem === "provider") console.error(`[${app.requestId}]`, thrown);
  return redirect(urls.auth({ problem, returnTo }), {
    headers: taken === undefined ? {} : { "set-cookie": taken },
  });
}

function problemOf(thrown: unknown): SignInProblem {
  if (thrown instanceof OAuth2RequestError) {
    return thrown.code === "access_denied" ? "denied" : "expired";
  }
  // What the strategy throws where state or verifier are missing, old or foreign.
  if (thrown instanceof RangeError || thrown instanceof ReferenceError) {
    return "expired";
  }
  if (thrown instanceof AppError && thrown.code === "rate_limited")
    return "busy";
  return "provider";
}
