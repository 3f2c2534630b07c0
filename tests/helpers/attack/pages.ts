import fc from "fast-check";
import { encode } from "../hostile-values";
import { siteUrl } from "../site";
import type { AttackRequest } from "./requests";
import type { State } from "./targets";

/** Pages by the pool of what they show. */
const pagesByPool: [pool: string | null, paths: string[]][] = [
  [
    "/api/posts/{postId}",
    ["/post/{postId}", "/post/{postId}/event.ics", "/report/post/{postId}"],
  ],
  [
    "/api/groups/{slug}",
    [
      "/groups/{slug}",
      "/groups/{slug}/settings",
      "/groups/{slug}/feed.xml",
      "/groups/{slug}/events.ics",
    ],
  ],
  ["/api/users/{userId}", ["/profile/{userId}", "/report/person/{userId}"]],
  ["/api/reports/{ticketId}", ["/decisions/{ticketId}"]],
  ["/api/join/{token}", ["/join/{token}"]],
  ["/notifications/{notificationId}", ["/notifications/{notificationId}"]],
  [
    null,
    [
      ..."/ /home /prayers /prayers/now /groups /saved /notifications /settings".split(
        " ",
      ),
      ..."/profile /admin /search?q=ruth /videos /games /sitemap.xml".split(
        " ",
      ),
    ],
  ],
];

/** A page, or a page's data, of what the requests before have created, changed and deleted. */
export function pageRequest({
  actors,
  pools,
}: State): fc.Arbitrary<AttackRequest> {
  const pages = pagesByPool.flatMap(([pool, paths]) => {
    const targets =
      pool === null ? [{ params: {}, ownerId: null }] : pools.list(pool);
    return targets.length > 0 ? [{ targets, paths }] : [];
  });
  return fc
    .constantFrom(...pages)
    .chain(({ targets, paths }) =>
      fc.record({
        target: fc.constantFrom(...targets),
        path: fc.constantFrom(...paths),
        isData: fc.boolean(),
        actor: fc.constantFrom(...actors),
      }),
    )
    .map(({ target, path, isData, actor }) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encode(target.params[name] ?? "nobody"),
      );
      const { pathname, search } = new URL(filled, siteUrl);
      const hasData = isData && !pathname.includes(".") && pathname !== "/";
      return {
        ...{ actor, target, isTwice: false, call: null, body: null },
        method: "GET",
        path: `${pathname}${hasData ? ".data" : ""}${search}`,
        headers: actor.cookie === null ? {} : { cookie: actor.cookie },
      };
    });
}
