import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
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

/** A few kills catch most problems. `npm run crash` is thorough. */
const kills = Number(process.env["CRASH_KILLS"] ?? 4);
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
    let writers: Writer[] = [];
    while (totals.kills < kills) {
      const interrupted = writers;
      writers = await site.withClosedState(newWriters);
      const kill = await site.startWorker();
      await sendAgain(interrupted);
      await writeUntilKilled(writers, kill);
      await site.withClosedState((state) => expectComplete(state, writers));
    }
    const kill = await site.startWorker();
    await sendAgain(writers);
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
