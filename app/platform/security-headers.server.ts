/** Video players, loaded when the user presses Play: the only third parties that pages may load. */
const videoFrames = "https://www.youtube-nocookie.com https://player.vimeo.com";

/**
 * `nonce` is null for a document, which has no inline scripts and is cached for all visitors. `style-src-attr`: Radix
 * and React write style attributes.
 */
export function contentSecurityPolicy(nonce: string | null): string {
  const scripts =
    nonce === null ? "'self'" : `'self' 'nonce-${nonce}' 'strict-dynamic'`;
  // Vite's dev server injects inline styles and uses a WebSocket.
  const dev = import.meta.env.DEV;
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self'${dev ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    `frame-src ${videoFrames}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const staticHeaders = Object.entries({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
});

/** For responses that aren't pages: nothing in them may run, even if a browser renders them. */
const nonPageCsp =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Modifies `headers` in place. */
export function setSecurityHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of staticHeaders) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has("content-security-policy")) {
    headers.set("content-security-policy", nonPageCsp);
  }
  if (secure) {
    headers.set(
      "strict-transport-security",
      "max-age=63072000; includeSubDomains; preload",
    );
  }
}
