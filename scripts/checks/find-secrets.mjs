/**
 * What a line must not contain. The formats are documented by the vendors, such as Cloudflare's at
 * developers.cloudflare.com/fundamentals/api/get-started/token-formats.
 *
 * @type {[kind: string, pattern: RegExp][]}
 */
const patterns = [
  ["private key", /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/],
  // A JSON Web Key with its private part (RFC 7518, 6.2.2.1).
  ["private key", /"d"\s*:\s*"[\w-]{43,}"/],
  ["Cloudflare token", /\bcf(?:k|ut|at)_[A-Za-z0-9]{40}/],
  ["Cloudflare token", /\bv1\.0-[0-9a-f]{24}-[0-9a-f]{146}\b/],
  ["AWS access key", /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b/],
  ["GitHub token", /\b(?:gh[pousr]_\w{36}|github_pat_\w{60})/],
  ["npm token", /\bnpm_[A-Za-z0-9]{36}\b/],
  ["Google API key", /\bAIza[\w-]{35}/],
  ["Slack token", /\bxox[abeoprs]-[\w-]{10}/],
  ["Stripe key", /\b[rs]k_live_\w{20}/],
  ["AI service key", /\bsk-(?:ant|proj)-[\w-]{20}/],
  [
    "password in a URL",
    /\b(?:postgres|mysql|mongodb|redis)\S*:\/\/[^\s:@/]+:[^\s@/]+@/,
  ],
];

/**
 * A value that is assigned to a name such as SESSION_SECRET, VAPID_PRIVATE_KEY or cloudflareApiToken, in a variable, an
 * object or a shell command. Legacy Cloudflare tokens have 40 characters, global keys 37, VAPID keys 43.
 */
const assignment =
  /(?:secret|private_?key|token|password|api_?key|access_?key)\w*["']?\s*(?:[:=]|=>|\s)\s*["'`]?([\w+/-]{32,}={0,2})/gi;

/** Values that look like secrets and aren't: the example of RFC 8291 and the benchmark's. */
const published = [
  "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  "only-for-the-benchmark-and-32-long",
];

/** In bits per character. Random hex reaches 3.3, random base64 4.3; prose and names stay below, or have no digits. */
const minEntropy = { withDigits: 3.3, withoutDigits: 4.3 };

/** @param {string} text */
function getEntropy(text) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) =>
      sum - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}

/** @param {string} value */
function isSecret(value) {
  if (published.includes(value)) return false;
  const { withDigits, withoutDigits } = minEntropy;
  return getEntropy(value) > (/\d/.test(value) ? withDigits : withoutDigits);
}

/** Files that hold secrets, whatever they contain. */
const secretFile =
  /(?:^|\/)(?:\.dev\.vars|\.env)(?:\.[^/]*)?$|\.(?:pem|p12|pfx|key)$/;

/**
 * @param {string} name
 * @param {string} text
 * @returns {{ name: string, line: number, kind: string }[]}
 */
export function findSecrets(name, text) {
  const found = secretFile.test(name)
    ? [{ name, line: 1, kind: "file of secrets" }]
    : [];
  for (const [i, line] of text.split("\n").entries()) {
    const kind =
      patterns.find(([, pattern]) => pattern.test(line))?.[0] ??
      ([...line.matchAll(assignment)].some(([, value = ""]) => isSecret(value))
        ? "secret"
        : undefined);
    if (kind) found.push({ name, line: i + 1, kind });
  }
  return found;
}
