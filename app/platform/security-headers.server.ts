/** The frames of videos: the only third parties any page may reach, once somebody has pressed Play. */
const videoFrames = "https://www.youtube-nocookie.com https://player.vimeo.com";

/**
 * Content-Security-Policy. A hydrated page names its nonce; a document (no inline script, cached for
 * everybody) has none. `style-src-attr`: Radix and React write style attributes.
 */
export function contentSecurityPolicy(nonce: string | null): string {
  const scripts =
    nonce === null ? "'self'" : `'self' 'nonce-${nonce}' 'strict-dynamic'`;
  // Vite's dev server injects its styles inline and talks over a socket.
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

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** Answers that are no page: nothing in them may run, whatever a browser makes of them. */
const sealed =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** On every answer of the worker. Changes `headers` in place. */
export function setSecurityHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of Object.entries(always)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has("content-security-policy")) {
    headers.set("content-security-policy", sealed);
  }
  if (secure) {
    headers.set(
      "strict-transport-security",
      "max-age=63072000; includeSubDomains; preload",
    );
  }
}
