// The local OpenID provider. It stands in for a real one while developing and testing; nothing of it
// is part of the deployed worker.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import Provider from "oidc-provider";
import { usableLoopbacks } from "../ports.mjs";
import { openAccounts, readPerson } from "./accounts.mjs";
import { configurationFor, sessionCookie } from "./configuration.mjs";
import { expiredPage, signInPage } from "./page.mjs";

const style = readFileSync(new URL("./style.css", import.meta.url), "utf8");
const longestForm = 4096;

/**
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.issuer
 * @param {string} options.productName
 * @param {string} options.siteUrl where the way back leads
 * @param {import("./configuration.mjs").Client} options.client
 * @param {string | false} [options.peopleFile] remembers who signed in
 * @returns {Promise<() => Promise<void>>} stops it
 */
export async function startIdentityProvider(options) {
  const { port, issuer, productName, siteUrl, client } = options;
  const accounts = await openAccounts(options.peopleFile ?? false);
  const provider = new Provider(
    issuer,
    await configurationFor(client, accounts),
  );
  const handle = provider.callback();
  const origins = client.redirectUris.map((uri) => new URL(uri).origin);

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async function interaction(request, response) {
    try {
      await provider.interactionDetails(request, response);
    } catch {
      send(response, 400, expiredPage(productName, siteUrl), origins);
      return;
    }
    const form = request.method === "POST" ? await readForm(request) : null;
    if (form?.has("cancel")) {
      const denied = {
        error: "access_denied",
        error_description: "The sign-in was cancelled.",
      };
      await provider.interactionFinished(request, response, denied);
      return;
    }
    const submission = form ? readPerson(form) : undefined;
    if (submission && Object.keys(submission.problems).length === 0) {
      const accountId = await accounts.remember(submission.given);
      await provider.interactionFinished(request, response, {
        login: { accountId, remember: false },
      });
      return;
    }
    const people = accounts.latest();
    const page = signInPage({ productName, people, submission });
    send(response, submission ? 422 : 200, page, origins);
  }

  /** @type {import("node:http").RequestListener} */
  const listener = (request, response) => {
    const { pathname } = new URL(request.url ?? "/", issuer);
    if (pathname === "/style.css") {
      response.writeHead(200, { "content-type": "text/css; charset=utf-8" });
      response.end(style);
    } else if (/^\/interaction\/[\w-]+$/.test(pathname)) {
      interaction(request, response).catch((/** @type {unknown} */ error) => {
        console.error(error);
        response.destroy();
      });
    } else {
      if (pathname === "/auth") forgetSession(request);
      void handle(request, response);
    }
  };

  const servers = await Promise.all(
    (await usableLoopbacks()).map((host) => listen(listener, host, port)),
  );
  return async () => {
    await Promise.all(servers.map(close));
  };
}

/**
 * Each sign-in asks anew who is there: whoever signed out must be able to come back as somebody else.
 *
 * @param {import("node:http").IncomingMessage} request
 */
function forgetSession(request) {
  request.headers.cookie = (request.headers.cookie ?? "")
    .split("; ")
    .filter((pair) => !pair.startsWith(sessionCookie))
    .join("; ");
}

/** @param {import("node:http").IncomingMessage} request */
async function readForm(request) {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > longestForm) break;
  }
  return new URLSearchParams(text.slice(0, longestForm));
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} html
 * @param {string[]} origins Chromium applies form-action to the redirects that follow as well
 */
function send(response, status, html, origins) {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${origins.join(" ")}; base-uri 'none'; frame-ancestors 'none'`,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  response.end(html);
}

/**
 * @param {import("node:http").RequestListener} listener
 * @param {string} host
 * @param {number} port
 * @returns {Promise<import("node:http").Server>}
 */
function listen(listener, host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    // workerd keeps a connection for 5 s, as Node does: whoever asks in that moment must not find it closed.
    server.keepAliveTimeout = 60_000;
    server.once("error", reject);
    server.listen(port, host, () => {
      resolve(server);
    });
  });
}

/** @param {import("node:http").Server} server */
function close(server) {
  return new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
