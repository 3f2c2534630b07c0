import { expect, it } from "vitest";
import { sql } from "~/db/sql";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { markupVectors } from "../helpers/markup-vectors";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

/** People named by the words, who have written them. */
async function newWriters(words: readonly string[]): Promise<void> {
  const rows = JSON.stringify(
    words.map((text) => ({ id: newId(), post: newId(), text })),
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

async function pageOf(person: SignedIn, path: string): Promise<string> {
  const response = await person.client.get(path);
  expect(response.status).toBe(200);
  return response.text();
}

/** The page as a browser tokenises it: its scripts carry the nonce, and no words became a tag. */
function expectHarmless(html: string, words: readonly string[]): void {
  const seen = html.replaceAll(
    /(<script\b[^>]*>)[^]*?<\/script>/gi,
    "$1</script>",
  );
  for (const text of words) expect(seen).not.toContain(text);
  for (const [script] of html.matchAll(/<script\b[^>]*>/gi)) {
    expect(script).toMatch(/ nonce="[0-9a-f]{32}"/);
  }
  const opened = html.match(/<script\b/gi)?.length ?? 0;
  expect(html.match(/<\/script>/gi)).toHaveLength(opened);
}

it("knows sixty ways and more", () => {
  expect(markupVectors.length).toBeGreaterThanOrEqual(60);
});

it("words of people stay words: in posts, events, names and picture texts", async () => {
  const reader = await newPerson();
  // A page is drawn with its first 20 posts.
  for (let i = 0; i < markupVectors.length; i += 20) {
    const words = markupVectors.slice(i, i + 20);
    await newWriters(words);
    expectHarmless(await pageOf(reader, urls.home), words);
    await sqlBatch([
      sql`UPDATE posts SET type = 'event' WHERE content IN (SELECT value FROM json_each(${JSON.stringify(words)}))`,
    ]);
    expectHarmless(await pageOf(reader, `${urls.home}?type=event`), words);
  }
});

it("so they do in one's own profile, and in what is searched for", async () => {
  const reader = await newPerson();
  for (const words of markupVectors) {
    await sqlBatch([
      sql`UPDATE users SET firstName = ${words}, lastName = ${words}, bio = ${words} WHERE id = ${reader.id}`,
    ]);
    expectHarmless(await pageOf(reader, urls.profile()), [words]);
    expectHarmless(await pageOf(reader, urls.bible({ q: words })), [words]);
  }
});
