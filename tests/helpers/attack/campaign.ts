import fc from "fast-check";
import { listCalls, parseBody, type OpenApi } from "../openapi";
import { sendRaw, type RawResponse } from "../raw-request";
import { runSchedule, siteUrl } from "../site";
import { createAllActors, restoreActors, type Actor } from "./actors";
import { findFault } from "./find-fault";
import { createFixture, createSecrets, replenish } from "./fixture";
import { pageRequest } from "./pages";
import { attackRequest, callName, type AttackRequest } from "./requests";
import type { State } from "./targets";

const atOnce = 8;
const requestsPerStage = 46;
const pagesPerStage = 4;
const maxFaults = 20;

export interface Campaign {
  statuses: Map<number, number>;
  succeeded: State["succeeded"];
  faults: string[];
  /** Writes that were refused. */
  refused: AttackRequest[];
}

/** One line of the log, which a failure prints to be reproduced. */
interface Step {
  ids: string[];
  line: string;
}

/**
 * Sends `requests` requests in stages. Those of a stage are generated from what earlier responses have named, and sent
 * by several clients at once. Pages and, now and then, scheduled jobs follow each stage.
 */
export async function runCampaign(
  document: OpenApi,
  { requests, seed }: { requests: number; seed: number },
  onProgress: (sent: number, campaign: Campaign) => void,
): Promise<Campaign> {
  const actors = await createAllActors();
  await restoreActors(actors);
  const pools = await createFixture(actors);
  const secret = await createSecrets(pools);
  const state: State = {
    ...{ actors, pools, calls: listCalls(document), succeeded: new Map() },
  };
  const campaign: Campaign = {
    statuses: new Map(),
    succeeded: state.succeeded,
    faults: [],
    refused: [],
  };
  const steps: Step[] = [];
  /** Those who have been admins for a while. */
  const admins = new Set<string>();

  const send = async (request: AttackRequest) => {
    const twice = request.isTwice ? [sendRaw(request)] : [];
    const responses = await Promise.all([sendRaw(request), ...twice]);
    const line = describe(request, responses);
    const ids = findIds(line);
    steps.push({ ids, line });
    for (const response of responses) record(request, response);
    const found =
      responses
        .map((response) => findFault(document, request, response))
        .find((fault) => fault !== null) ??
      findLeak(request, responses, secret, actors, admins) ??
      findDouble(request, responses);
    if (found !== null) campaign.faults.push(explain(found, line, ids, steps));
  };

  const record = (
    request: AttackRequest,
    { status, headers, text }: RawResponse,
  ) => {
    campaign.statuses.set(status, (campaign.statuses.get(status) ?? 0) + 1);
    const { call, actor, target, method } = request;
    const isWrite = call && method !== "GET" && method !== "HEAD";
    if (isWrite && status >= 400) campaign.refused.push(request);
    if (!call || status >= 300) return;
    const name = callName(call);
    state.succeeded.set(name, (state.succeeded.get(name) ?? 0) + 1);
    const pool = call.path.replace("/admin/", "/");
    if (call.method === "DELETE") pools.remove(pool, target);
    if (/\/(permissions|power-admin)$/.test(name))
      admins.add(target.params["userId"] ?? "");
    const body = parseBody(String(headers["content-type"]), text);
    pools.collect(call.path, target.params, actor?.id ?? null, body);
  };

  // A little longer if an operation hasn't succeeded yet.
  const isOver = (sent: number) =>
    sent >= requests &&
    (state.succeeded.size === state.calls.length || sent >= requests + 1000);
  for (let stage = 0, sent = 0; !isOver(sent); stage++) {
    if (stage % 2 === 0) {
      await restoreActors(actors);
      await replenish(actors, pools);
      for (const { id, role } of actors)
        if (role !== "visitor")
          pools.add("/api/users/{userId}", { userId: id }, id);
    }
    const options = { seed: seed * 100_003 + stage };
    const calls = fc.sample(attackRequest(state), {
      ...options,
      numRuns: requestsPerStage,
    });
    await inParallel(calls, send);
    const pages = fc.sample(pageRequest(state), {
      ...options,
      numRuns: pagesPerStage,
    });
    await inParallel(pages, send);
    sent += calls.length + pages.length;
    if (stage % 10 === 9 && (await runSchedule("* * * * *")) !== "ok")
      campaign.faults.push(`A scheduled job failed after ${sent} requests`);
    onProgress(sent, campaign);
    if (campaign.faults.length >= maxFaults) break;
  }
  return campaign;
}

/** Several clients at once. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const run = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

/** Texts that only admins and their author may see. */
function findLeak(
  { actor, headers }: AttackRequest,
  responses: RawResponse[],
  secret: string,
  actors: Actor[],
  admins: Set<string>,
): string | null {
  const viewer =
    actor ?? actors.find(({ cookie }) => cookie === headers["cookie"]);
  if (viewer && (viewer.role.endsWith("admin") || admins.has(viewer.id)))
    return null;
  const isSeen = responses.some(({ text }) => text.includes(secret));
  return isSeen ? "shows what only its author may see" : null;
}

/** What honours an Idempotency-Key. */
const creating = /^\/api\/posts(\/[^/]+\/(comments|updates))?$/;

/** A request that was sent twice with one key creates one thing. */
function findDouble(
  { call, isTwice, method, path }: AttackRequest,
  responses: RawResponse[],
): string | null {
  const { pathname } = new URL(path, siteUrl);
  if (!isTwice || !call || method !== "POST" || !creating.test(pathname))
    return null;
  const created = responses.filter(({ status }) => status < 300);
  const ids = new Set(
    created.map(({ text }) => /"id":"([^"]+)"/.exec(text)?.[1]),
  );
  return ids.size > 1 ? `created ${[...ids].join(" and ")}` : null;
}

const findIds = (line: string): string[] =>
  line.match(
    /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\bg(?:roup)?-[\da-z]{12,}/g,
  ) ?? [];

function describe(
  { actor, method, path, headers, body }: AttackRequest,
  responses: RawResponse[],
): string {
  const { cookie, ...others } = headers;
  const sender = actor ? `${actor.role} ${actor.id}` : (cookie ?? "no cookie");
  const text = typeof body === "string" ? body.slice(0, 600) : String(body);
  const statuses = responses.map(({ status }) => status).join(", ");
  return `${sender}: ${method} ${path} ${JSON.stringify(others)} ${text} → ${statuses}`;
}

/** The fault and the earlier steps that named the same objects. */
function explain(fault: string, line: string, ids: string[], steps: Step[]) {
  const related = steps
    .filter((step) => step.ids.some((id) => ids.includes(id)))
    .slice(-25);
  return [
    `${fault.slice(0, 1500)}\n  by ${line}`,
    ...related.map((one) => one.line),
  ].join("\n    after ");
}
