import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface StubResponse {
  status: number;
  body: unknown;
}

/**
 * An identity provider with responses that a test can set. It has no form: a test takes the state from the login's
 * redirect and calls the callback itself, with any code.
 */
export async function startStubProvider() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", url);
    const { status, body } = provider.responses[pathname] ?? {
      status: 404,
      body: {},
    };
    provider.requestedPaths.push(pathname);
    request.resume();
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const workingResponses: Record<string, StubResponse> = {
    "/.well-known/openid-configuration": {
      status: 200,
      body: {
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        userinfo_endpoint: `${url}/me`,
      },
    },
    "/token": {
      status: 200,
      body: { access_token: "a", token_type: "Bearer", expires_in: 60 },
    },
  };
  const provider = {
    url,
    responses: { ...workingResponses },
    /** In the order of the requests. */
    requestedPaths: [] as string[],
    /** From now on, every request succeeds and returns this user. */
    respondWithUser(claims: Record<string, unknown>) {
      provider.responses = {
        ...workingResponses,
        "/me": { status: 200, body: claims },
      };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return provider;
}
