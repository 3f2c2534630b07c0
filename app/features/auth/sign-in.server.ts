import { redirect } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { OAuth2RequestError, OAuth2Strategy } from "remix-auth-oauth2";
import { findOrCreateAccount } from "~/features/users/account.server";
import type { ProviderProfile } from "~/features/users/account.server";
import type { AppContext } from "~/platform/context.server";
import { readCookie, writeCookie } from "~/platform/cookies.server";
import { siteOrigin } from "~/platform/origin.server";
import { clientAddress, limitWindow } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { discover, fetchProfile } from "./provider.server";
import { safeReturnTo } from "~/shared/return-to";
import { startSession } from "./session.server";
import type { SignInProblem } from "./sign-in-problem";

/** How long a person may take at the provider. */
const flowSeconds = 600;
const returnToCookie = "return-to";
const tenMinutes = 600_000;
/** quality.md: 10 sign-ins in 10 minutes, a person. */
export const personLimit = { name: "sign-in", limit: 10, window: tenMinutes };
/** A parish behind one address signs in together after the service: far more room there. */
const addressLimit = {
  name: "sign-in-address",
  limit: 200,
  window: tenMinutes,
};

async function authenticator(app: AppContext, request: Request) {
  const metadata = await discover(app.env, app.now);
  return new Authenticator<ProviderProfile>().use(
    new OAuth2Strategy(
      {
        cookie: {
          name: "oauth2",
          httpOnly: true,
          sameSite: "Lax",
          path: "/",
          maxAge: flowSeconds,
          ...(new URL(request.url).protocol === "https:" && { secure: true }),
        },
        clientId: app.env.OIDC_CLIENT_ID,
        clientSecret: app.env.OIDC_CLIENT_SECRET,
        authorizationEndpoint: metadata.authorization_endpoint,
        tokenEndpoint: metadata.token_endpoint,
        redirectURI: new URL(
          urls.api.authCallback,
          siteOrigin(request, app.env),
        ),
        scopes: ["openid", "profile", "email"],
      },
      ({ tokens }) => fetchProfile(metadata, tokens.accessToken()),
    ),
    "oidc",
  );
}

/** GET /api/login: to the provider, with state and PKCE. Always a redirect. */
export async function beginSignIn(
  app: AppContext,
  request: Request,
): Promise<Response> {
  const returnTo = safeReturnTo(
    new URL(request.url).searchParams.get("returnTo"),
  );
  try {
    await limitWindow(app, app.db, clientAddress(request), addressLimit);
    // `state` in this address would make the strategy believe that this is the way back.
    const clean = new Request(new URL(urls.api.login, request.url), request);
    await (await authenticator(app, clean)).authenticate("oidc", clean);
    throw new Error("The strategy must redirect");
  } catch (thrown) {
    if (!(thrown instanceof Response)) return failed(app, thrown, returnTo);
    const answer = new Response(null, thrown);
    answer.headers.append(
      "set-cookie",
      writeCookie(request, returnToCookie, returnTo, flowSeconds),
    );
    return answer;
  }
}

/** GET /api/auth/callback: back from the provider. A session and home again, or a plain sentence. */
export async function completeSignIn(
  app: AppContext,
  request: Request,
): Promise<Response> {
  const returnTo = safeReturnTo(readCookie(request, returnToCookie));
  try {
    const search = new URL(request.url).searchParams;
    if (!search.get("state")) throw new RangeError("no state");
    const profile = await (
      await authenticator(app, request)
    ).authenticate("oidc", request);
    const person = `${profile.issuer} ${profile.subject}`;
    await limitWindow(app, app.db, person, personLimit);
    const userId = await findOrCreateAccount(
      app.db,
      profile,
      app.env.OWNER_EMAIL,
      app.now,
      app.env.PRODUCT_NAME,
    );
    const headers = new Headers();
    headers.append(
      "set-cookie",
      await startSession(app.db, request, userId, app.now),
    );
    headers.append("set-cookie", writeCookie(request, returnToCookie, "", 0));
    return redirect(returnTo, { headers });
  } catch (thrown) {
    return failed(app, thrown, returnTo);
  }
}

/** Whatever went wrong, the person stands on the sign-in page again, with a sentence and a way on. */
function failed(app: AppContext, thrown: unknown, returnTo: string): Response {
  const problem = problemOf(thrown);
  if (problem === "provider") console.error(`[${app.requestId}]`, thrown);
  return redirect(urls.auth({ problem, returnTo }));
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
  if (thrown instanceof AppError && thrown.code === "taken") return "taken";
  return "provider";
}
