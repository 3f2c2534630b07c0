/** @typedef {import("./accounts.mjs").Submission} Submission */
/** @typedef {import("./accounts.mjs").Person} Person */

const maxSuggestions = 4;

/** @param {string} text */
const escape = (text) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * @param {string} title
 * @param {string} body
 */
const page = (title, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body><main>${body}</main></body>
</html>`;

/**
 * @param {{ name: keyof Person, label: string, type: string, autocomplete: string, hint?: string }} field
 * @param {Submission | undefined} submission
 */
function fieldRow({ name, label, type, autocomplete, hint }, submission) {
  const problem = submission?.problems[name];
  const note = problem ?? hint;
  return `<p class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escape(submission?.values[name] ?? "")}"${name === "lastName" ? "" : " required"}${note ? ` aria-describedby="${name}-note"` : ""}${problem ? ' aria-invalid="true"' : ""}>
${note ? `<span id="${name}-note" class="${problem ? "problem" : "hint"}">${escape(note)}</span>` : ""}
</p>`;
}

/** @param {Person[]} people */
function recentPeople(people) {
  if (people.length === 0) return "";
  const rows = people.slice(0, maxSuggestions).map(
    ({ email, firstName, lastName }) => `<li><form method="post">
<input type="hidden" name="email" value="${escape(email)}">
<input type="hidden" name="firstName" value="${escape(firstName)}">
<input type="hidden" name="lastName" value="${escape(lastName)}">
<button class="person"><span>${escape(`${firstName} ${lastName}`.trim())}</span> <small>${escape(email)}</small></button>
</form></li>`,
  );
  return `<section aria-labelledby="recent"><h2 id="recent">Recently signed in</h2><ul>${rows.join("")}</ul></section>`;
}

/**
 * The sign-in page. It needs no password, because it only exists locally.
 *
 * @param {{ productName: string, people: Person[], submission?: Submission | undefined }} view
 */
export function signInPage({ productName, people, submission }) {
  const fields = /** @type {const} */ ([
    { name: "email", label: "Email", type: "email", autocomplete: "email" },
    {
      name: "firstName",
      label: "First name",
      type: "text",
      autocomplete: "given-name",
    },
    {
      name: "lastName",
      label: "Last name",
      type: "text",
      autocomplete: "family-name",
    },
  ]);
  return page(
    `Sign in to ${productName}`,
    `<h1>Sign in to ${escape(productName)}</h1>
<p class="lead">This is a stand-in for a real sign-in provider. Any email address works, and you don't need a password.</p>
<form method="post" novalidate>
${fields.map((field) => fieldRow(field, submission)).join("\n")}
<p class="actions"><button class="primary">Continue</button>
<button class="quiet" name="cancel" value="yes">Cancel</button></p>
</form>
${recentPeople(people)}`,
  );
}

/**
 * @param {string} productName
 * @param {string} siteUrl
 */
export function expiredPage(productName, siteUrl) {
  return page(
    "This sign-in has expired",
    `<h1>This sign-in has expired</h1>
<p class="lead">It took too long or was completed in another window. Nothing is lost.</p>
<p class="actions"><a class="primary" href="${escape(siteUrl)}/auth">Back to ${escape(productName)}</a></p>`,
  );
}
