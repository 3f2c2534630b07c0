import fc from "fast-check";
import type { Call } from "../openapi";
import { roles, type Actor } from "./actors";
import { typesByCall, type Pools, type Target } from "./pools";

/** What the campaign has seen so far. */
export interface State {
  calls: Call[];
  actors: Actor[];
  pools: Pools;
  /** Operations that have succeeded, as "POST /api/posts". */
  succeeded: Map<string, number>;
}

export const nowhere: Target = { params: {}, ownerId: null };

/** Mostly one that belongs together, sometimes a mixture such as a comment's id with another post's. */
export function arbitraryTarget(
  call: Call,
  { pools }: State,
): fc.Arbitrary<Target> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = ""]) => name,
  );
  if (names.length === 0) return fc.constant(nowhere);
  const path = call.path.replace("/admin/", "/");
  const pathTo = (last: number) => path.slice(0, nthIndex(path, "}", last) + 1);
  const getPool = (last: number) => pools.list(pathTo(last));
  const together = getPool(names.length);
  const deleted = [...pools.listDeleted(pathTo(names.length)), nowhere];
  const first = getPool(1);
  const [, type = ""] = /^\/api\/posts\/\{postId\}\/(\w+)/.exec(path) ?? [];
  const typed = pools.list(`/api/posts/{postId} ${typesByCall[type] ?? ""}`);
  const values = (name: string) => {
    const declared = call.operation.parameters.find((one) => one.name === name);
    const allowed = declared?.schema.enum?.map(String) ?? pools.values(name);
    return fc.constantFrom(...allowed, "nobody");
  };
  const mixed = fc
    .tuple(fc.constantFrom(...first, nowhere), fc.tuple(...names.map(values)))
    .map(([{ params, ownerId }, chosen]) => ({
      params: {
        ...Object.fromEntries(names.map((name, i) => [name, chosen[i] ?? ""])),
        ...params,
      },
      ownerId,
    }));
  if (together.length === 0) return mixed;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...together.slice(-12)) },
    { weight: 3, arbitrary: fc.constantFrom(...together) },
    { weight: 1, arbitrary: fc.constantFrom(...deleted) },
    { weight: names.length > 1 ? 2 : 1, arbitrary: mixed },
    ...(typed.length > 0 && names.length === 1
      ? [{ weight: 6, arbitrary: fc.constantFrom(...typed) }]
      : []),
  );
}

function nthIndex(text: string, part: string, n: number): number {
  let at = -1;
  for (let i = 0; i < n; i++) at = text.indexOf(part, at + 1);
  return at;
}

/** Mostly the one who may do it: the owner, an admin, or a member where it's nobody's. */
export function arbitraryActor(
  { path }: Call,
  { ownerId }: Target,
  { actors }: State,
): fc.Arbitrary<Actor> {
  const owners = actors.filter(({ id }) => id === ownerId);
  const admins = actors.filter(({ role }) => role === "power admin");
  const members = actors.filter(({ role }) => role === "member");
  const refused = actors.filter(({ cookie }) =>
    cookie?.startsWith("sanction="),
  );
  const preferred = path.startsWith("/api/admin/")
    ? admins
    : path === "/api/auth/appeal"
      ? refused
      : owners.length > 0
        ? owners
        : members;
  const any = fc
    .constantFrom(...roles)
    .chain((role) =>
      fc.constantFrom(...actors.filter((actor) => actor.role === role)),
    );
  if (preferred.length === 0) return any;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...preferred) },
    { weight: 2, arbitrary: any },
  );
}
