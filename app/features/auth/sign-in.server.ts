import { redirect } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { OAuth2RequestError } from "remix-auth-oauth2";
import {
  findOrCreateAccount,
  type ProviderProfile,
} from "~/features/users/account.server";
import type { AppContext } from "~/platform/context.server";
import { clientAddress, limitWindow } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { safeReturnTo } from "~/shared/return-to";
import { CodeFlow, toCallbackRequest } from "./code-flow.server";
import { saveFlow, consumeFlow } from "./flows.server";
import { discover, isFromIssuer } from "./provider.server";
import {
  clearSanctionCookie,
  getSanctionTicketId,
  linkOpenTickets,
  createSanctionCookie,
} from "./sanctions.server";
import { startSession } from "~/platform/session.server";
import type { SignInProblem } from "./sign-in-problem";

const tenMinutes = 600_000;
/** docs/product.md: 10 sign-ins per user in 10 minutes. */
export const signInLimit = { name: "sign-in", limit: 10, window: tenMinutes };
/** Much higher per IP address, because a whole parish may sign in from one after the service. */
const addressLimit = {
  name: "sign-in-address",
  limit: 200,
  window: tenMinutes,
};
/** New accounts per IP address: enough for a confirmation class, too few for a bot farm. */
const signUpLimit = { name: "sign-up", limit: 30, window: tenMinutes };

/** GET /api/login. Redirects to the provider with state and PKCE, or back to the sign-in page with a problem. */
export async function beginSignIn(
  app: AppContext,
  request: Request,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const returnTo = safeReturnTo(searchParams.get("returnTo"));
  try {
    await limitWindow(app, app.db, clientAddress(request), addressLimit);
    const metadata = await discover(app.env, app.now);
    const flow = new CodeFlow(app, metadata, searchParams.has("forceLogin"));
    // The strategy would treat a URL with `state` as the callback.
    const cleanRequest = new Request(
      new URL(urls.api.login, request.url),
      request,
    );
    const response: unknown = await authenticate(flow, cleanRequest).catch(
      (thrown: unknown) => thrown,
    );
    if (!flow.secrets || !(response instanceof Response)) throw response;
    return redirect(response.headers.get("location") ?? "", {
      headers: { "set-cookie": await saveFlow(app, flow.secrets, returnTo) },
    });
  } catch (thrown) {
    return redirectToSignIn(app, thrown, returnTo);
  }
}

/**
 * GET /api/auth/callback. Starts a session and redirects to `returnTo`, or back to the sign-in page with a problem. A
 * sanctioned user gets no session and no account, but the page that explains why.
 */
export async function completeSignIn(
  app: AppContext,
  request: Request,
): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const { flow, clearCookie } = await consumeFlow(app, search.get("state"));
  const returnTo = flow?.returnTo ?? urls.root;
  try {
    if (!flow) throw new RangeError("no such flow");
    const metadata = await discover(app.env, app.now);
    if (!isFromIssuer(metadata, search.get("iss"))) {
      throw new RangeError("another issuer");
    }
    const profile = await authenticate(
      new CodeFlow(app, metadata),
      toCallbackRequest(request, flow),
    );
    const subject = `${profile.issuer} ${profile.subject}`;
    await limitWindow(app, app.db, subject, signInLimit);
    const headers = new Headers({ "set-cookie": clearCookie });
    const refuse = async (ticketId: string) => {
      headers.append("set-cookie", await createSanctionCookie(app, ticketId));
      return redirect(urls.signInRefused, { headers });
    };
    const sanctionTicketId = await getSanctionTicketId(app, profile);
    if (sanctionTicketId !== null) return await refuse(sanctionTicketId);
    const userId = await findOrCreateAccount(
      app.db,
      profile,
      app.env.OWNER_EMAIL,
      app.now,
      app.env.PRODUCT_NAME,
      () => limitWindow(app, app.db, clientAddress(request), signUpLimit),
    );
    await linkOpenTickets(app, profile, userId);
    // Checks again: the suspended account may have been deleted in between, and then this one is new.
    const newSanctionTicketId = await getSanctionTicketId(app, profile);
    if (newSanctionTicketId !== null) return await refuse(newSanctionTicketId);
    headers.append("set-cookie", await startSession(app, userId));
    headers.append("set-cookie", clearSanctionCookie(app));
    return redirect(returnTo, { headers });
  } catch (thrown) {
    return redirectToSignIn(app, thrown, returnTo, clearCookie);
  }
}

const authenticate = (flow: CodeFlow, request: Request) =>
  new Authenticator<ProviderProfile>()
    .use(flow, "oidc")
    .authenticate("oidc", request);

function redirectToSignIn(
  app: AppContext,
  thrown: unknown,
  returnTo: string,
  cookie?: string,
): Response {
  const problem = toSignInProblem(thrown);
  if (problem === "provider") console.error(`[${app.requestId}]`, thrown);
  return redirect(urls.auth({ problem, returnTo }), {
    headers: cookie === undefined ? {} : { "set-cookie": cookie },
  });
}

function toSignInProblem(thrown: unknown): SignInProblem {
  if (thrown instanceof OAuth2RequestError) {
    return thrown.code === "access_denied" ? "denied" : "expired";
  }
  // The strategy throws these if state or verifier are missing, expired or from another browser.
  if (thrown instanceof RangeError || thrown instanceof ReferenceError) {
    return "expired";
  }
  if (thrown instanceof AppError && thrown.code === "rate_limited")
    return "busy";
  return "provider";
}
