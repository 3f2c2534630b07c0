import type { Post } from "~/features/posts/post";
import { newId } from "~/shared/id";
import { addDays, utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import type { Writer } from "./crash-writer";
import { dataString } from "./images/parts";
import { png } from "./images/png";
import type { SignedIn } from "./seeds";

/** Creates a post whose content and Idempotency-Key are the same, and returns it. */
export function post(
  writer: Writer,
  actor: SignedIn,
  details: Record<string, unknown>,
): Promise<Post> {
  const key = newId();
  return writer.write<Post>(
    actor,
    { path: urls.api.posts(), body: { content: key, ...details }, retry: true },
    [{ kind: "post", a: key, b: actor.id }],
    key,
  );
}

/** A write that sets what it names, so that a repetition changes nothing. */
const toggle = (
  writer: Writer,
  actor: SignedIn,
  kind: "like" | "saved" | "interest" | "share",
  path: string,
  postId: string,
) =>
  writer.write(actor, { path, body: { desired: true }, retry: true }, [
    { kind, a: postId, b: actor.id },
  ]);

function comment(writer: Writer, actor: SignedIn, postId: string) {
  const content = newId();
  const call = {
    path: urls.api.comments(postId),
    body: { content },
    retry: true,
  };
  return writer.write(actor, call, [
    { kind: "comment", a: content, b: actor.id },
  ]);
}

export async function reactions(writer: Writer) {
  const { me, others } = writer;
  const { id } = await post(writer, me, { type: "text" });
  for (const other of others) {
    await toggle(writer, other, "like", urls.api.like(id), id);
    await toggle(writer, other, "share", urls.api.share(id), id);
    await comment(writer, other, id);
  }
  await toggle(writer, me, "saved", urls.api.save(id), id);
  await comment(writer, me, id);
}

export async function prayers(writer: Writer) {
  const { me, log } = writer;
  const [friend] = writer.others;
  const { id } = await post(writer, me, { type: "prayer" });
  log.newestPrayer ??= id;
  const today = utcDate(Date.now());
  for (const postId of new Set([id, log.newestPrayer])) {
    for (const day of [addDays(today, -1), today]) {
      const body = { desired: true, day };
      const call = { path: urls.api.prayed(postId), body, retry: true };
      await writer.write(friend, call, [
        { kind: "prayed", a: postId, b: friend.id, c: day },
      ]);
    }
  }
  log.newestPrayer = id;
  await listPrayers(writer, friend, id);
  const [update, answer] = [newId(), newId()];
  await writer.write(
    me,
    {
      path: urls.api.prayerUpdates(id),
      body: { content: update },
      retry: true,
    },
    [{ kind: "update", a: update, b: id }],
  );
  await writer.write(
    me,
    {
      path: urls.api.answer(id),
      body: { content: answer },
      method: "PUT",
      retry: true,
    },
    [{ kind: "answer", a: answer, b: id }],
  );
}

/** The private list: a request, and own words that are prayed for and removed. */
async function listPrayers(writer: Writer, actor: SignedIn, postId: string) {
  const path = urls.api.prayers;
  const request = { kind: "listed", a: postId, b: actor.id } as const;
  await writer.write(actor, { path, body: { postId }, retry: true }, [request]);
  const content = newId();
  const own = { kind: "listed", a: content, b: actor.id } as const;
  const call = { path, body: { content } };
  const { id } = await writer.write<{ id: string }>(actor, call, [own]);
  const item = urls.api.prayer(id);
  const prayedOn = utcDate(Date.now());
  await writer.write(
    actor,
    { path: item, body: { every: "week", prayedOn }, method: "PATCH" },
    [own],
  );
  await writer.write(actor, { path: item, method: "DELETE" }, [
    { ...own, rows: 0 },
  ]);
}

/** Each picture is a new one. */
let pictures = 0;
function picture() {
  pictures += 1;
  return dataString(png(2 + (pictures % 97), 2 + Math.floor(pictures / 97)));
}

export async function cards(writer: Writer) {
  const { me } = writer;
  const [friend] = writer.others;
  const eventData = {
    title: "Vigil",
    date: "2099-12-24",
    time: "23:00",
    timeZone: "Europe/London",
  };
  const { id } = await post(writer, me, { type: "event", eventData });
  await toggle(writer, friend, "interest", urls.api.eventInterest(id), id);
  const verseData = { book: "John", chapter: 3, verse: 16 };
  await post(writer, me, { type: "verse", verseData });
  await post(writer, me, { type: "image", imageUrl: picture() });
  const upload = { path: urls.api.images, body: { image: picture() } };
  const { url } = await writer.write<{ url: string }>(me, upload, []);
  writer.log.acknowledge([{ kind: "picture", a: url }]);
  const images = [{ url }, { url: picture(), description: "Lamps" }];
  await post(writer, me, { type: "image", images, audience: "me" });
}
