import { expect, it } from "vitest";
import { sql } from "~/db/sql";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { markupVectors } from "../helpers/markup-vectors";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

/** Creates users with each text as their name and bio, and with a post and an event that contain it. */
async function newWriters(texts: readonly string[]): Promise<void> {
  const rows = JSON.stringify(
    texts.map((text) => ({ id: newId(), post: newId(), text })),
  );
  const now = Date.now();
  await sqlBatch([
    sql`INSERT INTO users (id, username, firstName, lastName, bio, createdAt)
        SELECT value ->> 'id', value ->> 'id', value ->> 'text', value ->> 'text', value ->> 'text', ${now}
        FROM json_each(${rows})`,
    sql`INSERT INTO posts (id, userId, type, content, imageUrl, imageAlt, createdAt)
        SELECT value ->> 'post', value ->> 'id', 'image', value ->> 'text',
               'https://pictures.example/x.png', value ->> 'text', ${now}
        FROM json_each(${rows})`,
    sql`INSERT INTO events (postId, title, description, date, timeZone, startsAt, location)
        SELECT value ->> 'post', value ->> 'text', value ->> 'text', '2030-01-01', 'UTC', ${now}, value ->> 'text'
        FROM json_each(${rows})`,
  ]);
}

async function loadHtml(person: SignedIn, path: string): Promise<string> {
  const response = await person.client.get(path);
  expect(response.status).toBe(200);
  return response.text();
}

/** Expects that a browser, which tokenizes the page, finds a nonce on all scripts and no tag from the texts. */
function expectHarmless(html: string, texts: readonly string[]): void {
  const seen = html.replaceAll(
    /(<script\b[^>]*>)[^]*?<\/script>/gi,
    "$1</script>",
  );
  for (const text of texts) expect(seen).not.toContain(text);
  for (const [script] of html.matchAll(/<script\b[^>]*>/gi)) {
    expect(script).toMatch(/ nonce="[0-9a-f]{32}"/);
  }
  const opened = html.match(/<script\b/gi)?.length ?? 0;
  expect(html.match(/<\/script>/gi)).toHaveLength(opened);
}

it("tests at least 60 kinds of markup", () => {
  expect(markupVectors.length).toBeGreaterThanOrEqual(60);
});

it("escapes user text in posts, events, names and alt texts", async () => {
  const reader = await newPerson();
  // A page renders its first 20 posts.
  for (let i = 0; i < markupVectors.length; i += 20) {
    const texts = markupVectors.slice(i, i + 20);
    await newWriters(texts);
    expectHarmless(await loadHtml(reader, urls.home), texts);
    await sqlBatch([
      sql`UPDATE posts SET type = 'event' WHERE content IN (SELECT value FROM json_each(${JSON.stringify(texts)}))`,
    ]);
    expectHarmless(await loadHtml(reader, `${urls.home}?type=event`), texts);
  }
});

it("escapes user text in one's own profile and in search queries", async () => {
  const reader = await newPerson();
  for (const text of markupVectors) {
    await sqlBatch([
      sql`UPDATE users SET firstName = ${text}, lastName = ${text}, bio = ${text} WHERE id = ${reader.id}`,
    ]);
    expectHarmless(await loadHtml(reader, urls.profile()), [text]);
    expectHarmless(await loadHtml(reader, urls.bible({ q: text })), [text]);
  }
});
