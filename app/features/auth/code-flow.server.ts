import { OAuth2Strategy } from "remix-auth-oauth2";
import type { ProviderProfile } from "~/features/users/account.server";
import type { Env } from "~/platform/env.server";
import { siteOrigin } from "~/platform/origin.server";
import { requiredTimeoutMs, withTimeout } from "~/shared/timeout";
import { urls } from "~/shared/urls";
import type { FlowSecrets } from "./flows.server";
import { fetchProfile, type ProviderMetadata } from "./provider.server";

/** The cookie the strategy reads. It never reaches a browser: flows.server.ts stores the flows instead. */
const strategyCookie = "oauth2";

type Settings = Pick<Env, "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET" | "SITE_URL">;

/** remix-auth's authorization code flow, with access to its secrets and a timeout for the token request. */
export class CodeFlow extends OAuth2Strategy<ProviderProfile> {
  /** Set when a flow starts. */
  secrets: FlowSecrets | null = null;

  /** `forceLogin`: the provider asks for credentials even with a session of its own (OpenID Connect Core §3.1.2.1). */
  constructor(
    { env, request }: { env: Settings; request: Request },
    metadata: ProviderMetadata,
    private readonly forceLogin = false,
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
    const authorization = super.createAuthorizationURL();
    this.secrets = {
      state: authorization.state,
      verifier: authorization.codeVerifier,
    };
    return authorization;
  }

  protected override authorizationParams(
    params: URLSearchParams,
  ): URLSearchParams {
    if (this.forceLogin) params.set("prompt", "login");
    return params;
  }

  /** The library's token request has no timeout and no option for one. */
  protected override async validateAuthorizationCode(
    code: string,
    verifier: string,
  ) {
    return withTimeout(
      super.validateAuthorizationCode(code, verifier),
      requiredTimeoutMs,
    );
  }
}

/** The callback request with a cookie for the one flow of this `state`, as the strategy expects it. */
export function toCallbackRequest(
  request: Request,
  { state, verifier }: FlowSecrets,
): Request {
  const secrets = new URLSearchParams({ [state]: verifier }).toString();
  return new Request(request.url, {
    headers: { cookie: `${strategyCookie}=${secrets}` },
  });
}
