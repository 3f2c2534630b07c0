import fc from "fast-check";
import {
  arbitraryBody,
  arbitraryQuery,
  encode,
  replaceOneValue,
} from "../hostile-values";
import { hostileRequest, type HostileRequest } from "../hostile-requests";
import type { Call } from "../openapi";
import { siteUrl } from "../site";
import type { Actor } from "./actors";
import type { Target } from "./pools";
import {
  arbitraryActor,
  arbitraryTarget,
  nowhere,
  type State,
} from "./targets";
import { validValue, type Sources } from "./valid-values";

export interface AttackRequest extends HostileRequest {
  /** Null: a header may say something else than the actor's cookie. */
  actor: Actor | null;
  target: Target;
  /** Sent twice at the same time. */
  isTwice: boolean;
}

export const callName = ({ method, path }: Call) => `${method} ${path}`;

/** Calls that end a session, an account or a group: rare, or little would be left to attack. Others cost much CPU. */
const rare =
  /^DELETE \/api\/(auth\/sessions|(admin\/)?users\/\{userId\}|groups\/\{slug\})$|clear-session|verse-image|export|csv/;
const creating =
  /^POST \/api\/(posts|prayers|groups|reports|posts\/\{postId\}\/comments)$/;

/** Requests that try everything, and requests that mostly succeed. */
export function attackRequest(state: State): fc.Arbitrary<AttackRequest> {
  const { actors, pools } = state;
  const ids = new Proxy<Record<string, string[]>>(
    {},
    { get: (_, param) => pools.values(String(param)).slice(-40) },
  );
  const tokens = actors.flatMap(({ cookie }) =>
    cookie?.startsWith("session=") ? cookie.slice("session=".length) : [],
  );
  const weighted = state.calls.flatMap((call) => {
    const name = callName(call);
    if (!state.succeeded.has(name)) return Array<Call>(40).fill(call);
    if (rare.test(name)) return [call];
    return Array<Call>(creating.test(name) ? 10 : 4).fill(call);
  });
  return fc.oneof(
    {
      weight: 1,
      arbitrary: hostileRequest({
        calls: state.calls,
        ids,
        tokens,
        origin: siteUrl,
      }).map((request) => ({
        ...{ ...request, actor: null, target: nowhere, isTwice: false },
      })),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...weighted)
        .chain((call) =>
          arbitraryTarget(call, state).chain((target) =>
            arbitraryActor(call, target, state).chain((actor) =>
              buildRequest(call, target, actor, state),
            ),
          ),
        ),
    },
  );
}

function buildRequest(
  call: Call,
  target: Target,
  actor: Actor,
  { actors, pools }: State,
): fc.Arbitrary<AttackRequest> {
  const usernames = actors.map(({ username }) => username);
  const sources: Sources = { pools, actor, usernames };
  const content = call.operation.requestBody?.content ?? {};
  const [json] = Object.values(content);
  const valid = json ? validValue(json.schema, sources) : fc.constant(null);
  const isRead = call.method === "GET";
  return fc
    .record({
      query: fc.oneof(
        { weight: 12, arbitrary: validQuery(call, sources) },
        { weight: 1, arbitrary: arbitraryQuery(call) },
      ),
      body: fc.oneof(
        {
          weight: 8,
          arbitrary: valid.map((value) => ({
            value,
            text: json && value !== null ? JSON.stringify(value) : null,
          })),
        },
        {
          weight: isRead ? 0 : 1,
          arbitrary: fc
            .oneof(replaceOneValue(valid), arbitraryBody(call))
            .map((text) => ({ value: null, text })),
        },
      ),
      isForm: fc.constantFrom(true, false, false, false),
      isConfirmed: fc.constantFrom(true, true, false),
      isTwice: fc.nat(14).map((n) => n === 0 && !isRead),
      ownKey: fc.uuid(),
      sharedKey: fc.constantFrom(...Array<null>(9).fill(null), "same"),
    })
    .map(({ query, body, isForm, isConfirmed, isTwice, ownKey, sharedKey }) => {
      const key = isTwice ? ownKey : sharedKey;
      const asForm = isForm && "application/x-www-form-urlencoded" in content;
      const fields = toFields(body.value);
      fields.set("_method", call.method);
      if (isConfirmed) fields.set("confirmed", "true");
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encode(target.params[name] ?? "nobody"),
      );
      return {
        ...{ actor, target, isTwice },
        method: asForm ? "POST" : call.method,
        path: path + query,
        headers: {
          origin: siteUrl,
          ...(actor.cookie !== null && { cookie: actor.cookie }),
          ...(asForm
            ? { "content-type": "application/x-www-form-urlencoded" }
            : body.text !== null && { "content-type": "application/json" }),
          ...(key !== null && { "idempotency-key": key }),
        },
        body: asForm ? String(fields) : body.text,
        // Forms are answered with redirects and pages.
        call: asForm ? null : call,
      };
    });
}

/** The fields of a form: nested values don't exist there. */
function toFields(body: unknown): URLSearchParams {
  const fields = new URLSearchParams({ returnTo: "/home" });
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const one of [value].flat())
      if (one !== null && typeof one !== "object")
        fields.append(name, String(one));
  }
  return fields;
}

function validQuery(
  { operation }: Call,
  sources: Sources,
): fc.Arbitrary<string> {
  const parameters = operation.parameters.filter((one) => one.in === "query");
  // A cursor comes from a Link header only.
  const used = parameters.filter(({ name }) => name !== "cursor");
  return fc
    .tuple(
      ...used.map(({ name, required, schema }) =>
        fc.tuple(
          fc.constant(name),
          required
            ? validValue(schema, sources, name)
            : fc.oneof(
                { weight: 3, arbitrary: fc.constant(null) },
                { weight: 1, arbitrary: validValue(schema, sources, name) },
              ),
        ),
      ),
    )
    .map((pairs) => {
      const given = pairs.filter(([, value]) => value !== null);
      const text = given.map(
        ([name, value]) => `${name}=${encode(String(value))}`,
      );
      return text.length > 0 ? `?${text.join("&")}` : "";
    });
}
