import { OAuth2Strategy } from "remix-auth-oauth2";
import type { ProviderProfile } from "~/features/users/account.server";
import type { Env } from "~/platform/env.server";
import { siteOrigin } from "~/platform/origin.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import type { FlowSecrets } from "./flows.server";
import { fetchProfile, providerTimeout } from "./provider.server";
import type { ProviderMetadata } from "./provider.server";

/** The strategy's own name for its cookie; no browser ever sees it (see flows.server.ts). */
const strategyCookie = "oauth2";

type Settings = Pick<Env, "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET" | "SITE_URL">;

/** remix-auth's authorization code flow, which tells us its secrets and waits for no token for ever. */
export class CodeFlow extends OAuth2Strategy<ProviderProfile> {
  /** Of the flow that has just begun. */
  begun: FlowSecrets | null = null;

  /** `asksAnew`: the provider is to ask who it is, though it knows (OpenID Connect Core §3.1.2.1). */
  constructor(
    { env, request }: { env: Settings; request: Request },
    metadata: ProviderMetadata,
    private readonly asksAnew = false,
  ) {
    super(
      {
        cookie: strategyCookie,
        clientId: env.OIDC_CLIENT_ID,
        clientSecret: env.OIDC_CLIENT_SECRET,
        authorizationEndpoint: metadata.authorization_endpoint,
        tokenEndpoint: metadata.token_endpoint,
        redirectURI: new URL(urls.api.authCallback, siteOrigin(request, env)),
        scopes: ["openid", "profile", "email"],
      },
      ({ tokens }) => fetchProfile(metadata, tokens.accessToken()),
    );
  }

  protected override createAuthorizationURL() {
    const made = super.createAuthorizationURL();
    this.begun = { state: made.state, verifier: made.codeVerifier };
    return made;
  }

  protected override authorizationParams(
    params: URLSearchParams,
  ): URLSearchParams {
    const asked = new URLSearchParams(params);
    if (this.asksAnew) asked.set("prompt", "login");
    return asked;
  }

  /** The library's request for the token has no time limit, and takes none. */
  protected override async validateAuthorizationCode(
    code: string,
    verifier: string,
  ) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new AppError("unavailable", { cause: "the token is late" }));
      }, providerTimeout);
    });
    const tokens = super.validateAuthorizationCode(code, verifier);
    return Promise.race([tokens, late]).finally(() => {
      clearTimeout(timer);
    });
  }
}

/** The way back as the strategy reads it: with the one flow that the state names. */
export function wayBack(
  request: Request,
  { state, verifier }: FlowSecrets,
): Request {
  const secrets = new URLSearchParams({ [state]: verifier }).toString();
  return new Request(request.url, {
    headers: { cookie: `${strategyCookie}=${secrets}` },
  });
}
