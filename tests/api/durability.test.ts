import { afterAll, beforeAll, expect, it } from "vitest";
import { sql, type Sql } from "~/db/sql";
import { createRandom } from "../../scripts/demo/random.mjs";
import {
  createCrashSite,
  type ClosedState,
  type CrashSite,
} from "../helpers/crash-site";
import {
  CrashLog,
  findMissing,
  LostResponse,
  Writer,
} from "../helpers/crash-writer";
import { writeKinds } from "../helpers/crash-writes";
import { findHalfWritten } from "../helpers/half-written";
import { newPeople, type SignedIn } from "../helpers/seeds";

/** One at each of the moments below. `npm run crash` is thorough. */
const kills = Number(process.env["CRASH_KILLS"] ?? 3);
/** Decides when the kills fall. */
const random = createRandom(Number(process.env["CRASH_SEED"] ?? 1));
/** Number of concurrent writers. */
const writerCount = 6;
/** Between two kills. */
const minWrites = 40;
const maxFurtherWrites = 120;

/**
 * When the worker is killed: after a number of acknowledged writes; at a random moment after a request was sent, mostly
 * while the worker handles it; or after each writer has lost the response to a write.
 */
const moments = ["acknowledged", "sent", "response lost"] as const;

let site: CrashSite;
let admin: SignedIn;
const log = new CrashLog();
const totals = {
  kills: 0,
  lost: 0,
  halfWritten: 0,
  sentAgain: 0,
  alreadyWritten: 0,
};

beforeAll(async () => {
  site = await createCrashSite();
  [admin] = (await site.withClosedState(async ({ batch }) => {
    const people = await newPeople(1, { url: site.url, batch });
    await batch([sql`UPDATE users SET adminAccess = 'write'`]);
    return people;
  })) as [SignedIn];
});

afterAll(async () => {
  await site.remove();
  console.log(
    `kills: ${totals.kills}\nacknowledged writes: ${log.count}\n` +
      `sent again: ${totals.sentAgain}, of these already written: ${totals.alreadyWritten}\n` +
      `lost: ${totals.lost}\nhalf-written: ${totals.halfWritten}`,
  );
});

it(
  `loses no acknowledged write and writes none in part when the worker is killed ${kills} times`,
  { timeout: 60_000 + kills * 10_000 },
  async () => {
    let interrupted: Writer[] = [];
    let writers = await site.withClosedState(newWriters);
    while (totals.kills < kills) {
      const kill = await site.startWorker();
      await sendAgain(interrupted);
      await writeUntilKilled(writers, kill);
      interrupted = writers;
      writers = await site.withClosedState(async (state) => {
        await expectComplete(state, interrupted);
        return newWriters(state);
      });
      if (totals.kills % 10 === 0) console.log(`${totals.kills} kills …`);
    }
    const kill = await site.startWorker();
    await sendAgain(interrupted);
    await kill();
    await site.withClosedState((state) => expectComplete(state));
    expect(log.count).toBeGreaterThan(kills * minWrites);
    if (kills >= moments.length)
      expect(totals.alreadyWritten).toBeGreaterThan(0);
  },
);

/** People who haven't reached any limit yet. */
async function newWriters({ batch }: ClosedState): Promise<Writer[]> {
  const people = await newPeople(writerCount, { url: site.url, batch });
  return people.map((me, i) => {
    const others = [1, 2].map((n) => people[(i + n) % writerCount] ?? me);
    return new Writer(log, me, others as [SignedIn, SignedIn], admin);
  });
}

/** As the outbox does after a lost connection: once more, with the same Idempotency-Key. */
async function sendAgain(writers: readonly Writer[]): Promise<void> {
  for (const writer of writers) {
    if (!writer.pending?.call.retry) continue;
    await writer.send(writer.pending);
    totals.sentAgain += 1;
  }
}

async function writeUntilKilled(
  writers: readonly Writer[],
  kill: () => Promise<void>,
): Promise<void> {
  const moment = moments[totals.kills % moments.length];
  let left = minWrites + Math.floor(random() * maxFurtherWrites);
  const delayMs = random() * 10;
  let killed: Promise<unknown> | undefined;
  log.onRequest = () => {
    if (moment === "sent" && --left === 0)
      killed = new Promise((resolve) => setTimeout(resolve, delayMs)).then(
        kill,
      );
  };
  log.onResponse = () => {
    if (moment !== "sent" && --left === 0 && moment === "acknowledged")
      killed = kill();
    if (moment === "response lost" && left <= 0) throw new LostResponse();
  };
  const outcomes = await Promise.allSettled(
    writers.map(async (writer, i) => {
      for (let n = i; ; n++) await writeKinds[n % writeKinds.length]?.(writer);
    }),
  );
  await (killed ?? kill());
  totals.kills += 1;
  log.onRequest = log.onResponse = () => undefined;
  const causes = outcomes.map((outcome): unknown =>
    outcome.status === "rejected" ? outcome.reason : null,
  );
  // A broken connection is a TypeError. Anything else is a refusal by the worker.
  expect(causes.filter((cause) => !isInterruption(cause))).toEqual([]);
}

const isInterruption = (cause: unknown) =>
  cause instanceof TypeError || cause instanceof LostResponse;

async function expectComplete(
  state: ClosedState,
  interrupted: readonly Writer[] = [],
): Promise<void> {
  const lost = await findMissing(state, [...log.acknowledged.values()]);
  const halfWritten = await findHalfWritten(state);
  totals.lost += lost.length;
  totals.halfWritten += halfWritten.length;
  expect({ lost, halfWritten }).toEqual({ lost: [], halfWritten: [] });
  for (const { pending } of interrupted) {
    if (!pending?.call.retry) continue;
    const missing = await findMissing(state, pending.effects);
    if (missing.length === 0) totals.alreadyWritten += 1;
  }
}

/** By what `findHalfWritten` calls it. */
const faults: Record<string, Sql> = {
  "wrong count": sql`UPDATE posts SET likesCount = likesCount + 1`,
  "wrong total": sql`UPDATE notifications SET actorsCount = actorsCount + 1`,
  "wrong total of a day": sql`UPDATE creation_counts SET count = count + 1`,
  "post without its event, verse or picture": sql`DELETE FROM events`,
  "post of a group that won't notify its members": sql`DELETE FROM group_news`,
  "answered prayer without its answer or its news": sql`UPDATE posts SET answer = NULL`,
  "update of a prayer without its news": sql`DELETE FROM prayer_news WHERE kind = 'update'`,
  "listed prayer with another last day": sql`UPDATE prayer_list SET lastDay = '2000-01-01'`,
  "group without its owner or search terms": sql`DELETE FROM group_terms`,
  "invitation with a wrong number of uses": sql`UPDATE group_invites SET usesLeft = usesLeft - 1`,
  "decision without its audit entry, effect or notifications": sql`UPDATE posts SET hiddenAt = NULL`,
  "claim without its audit entry": sql`UPDATE audit_log SET action = 'report.noted'`,
  "gap in the audit log": sql`DELETE FROM audit_log WHERE seq = 1`,
  "ticket without a report": sql`DELETE FROM reports`,
  "comment with a missing or doubled notification": sql`DELETE FROM notifications WHERE kind = 'comment'`,
  "follow with a missing or doubled notification": sql`DELETE FROM notification_actors WHERE cause = 'follow'`,
  "post without its picture": sql`DELETE FROM images`,
};

it("would find each kind of half-written data", async () => {
  const found = await site.withClosedState(async (state) => {
    await state.batch([
      sql`DROP TRIGGER audit_log_no_update`,
      sql`DROP TRIGGER audit_log_no_delete`,
      sql`UPDATE report_tickets SET claimedBy = ${admin.id}`,
      ...Object.values(faults),
    ]);
    return findHalfWritten(state);
  });
  const kinds = new Set(found.map((line) => line.split(": ")[0]));
  expect([...kinds].toSorted()).toEqual(
    [...Object.keys(faults), "picture without its row"].toSorted(),
  );
});
