/** What a request can name: values of path parameters, such as a comment's id and that of its post. */
export interface Target {
  params: Record<string, string>;
  /** The id of the user who may do most with it, if known. */
  ownerId: string | null;
}

const post = "/api/posts/{postId}";
const user = "/api/users/{userId}";
const group = "/api/groups/{slug}";
const ticket = "/api/reports/{ticketId}";

/** The pool of objects in responses, by the name of their list, their field, or the path that returns them. */
const poolsByName: Record<string, string> = {
  ...Object.fromEntries(["posts", "post", "videos"].map((one) => [one, post])),
  ...Object.fromEntries(
    "users user author actors subject followers following suggested search blocked muted follow-requests reporters"
      .split(" ")
      .map((one) => [one, user]),
  ),
  comments: `${post}/comments/{commentId}`,
  updates: `${post}/updates/{updateId}`,
  members: `${group}/members/{userId}`,
  requests: `${group}/requests/{userId}`,
  invites: `${group}/invites/{inviteId}`,
  prayers: "/api/prayers/{itemId}",
  today: "/api/prayers/{itemId}",
  sessions: "/api/auth/sessions/{sessionId}",
  devices: "/api/notifications/devices/{deviceId}",
  notifications: "/notifications/{notificationId}",
  reports: ticket,
};

/** The pools of ids that many responses contain. */
const poolsByField: Record<string, string> = {
  postId: post,
  userId: user,
  ticketId: ticket,
};

/** Of each template the newest stay, and the newest of those that were deleted. */
const maxTargets = 60;
const maxDeleted = 15;

/** Calls that exist for one type of post only; their pools end in the type. */
export const typesByCall: Record<string, string> = {
  prayed: "prayer",
  updates: "prayer",
  answer: "prayer",
  close: "prayer",
  interest: "event",
};

const lastParam = (template: string) => /.*\{(\w+)\}/.exec(template)?.[1] ?? "";

/** All that responses have named so far, by the URL template of the API. */
export class Pools {
  #existing = new Map<string, Map<string, Target>>();
  #deleted = new Map<string, Target[]>();
  readonly images = new Set<string>();

  /** As far as known: a post's comments stay when it is deleted. */
  list(template: string): Target[] {
    return [...(this.#existing.get(template)?.values() ?? [])];
  }

  listDeleted(template: string): Target[] {
    return this.#deleted.get(template) ?? [];
  }

  /** Values of one path parameter, whatever they belong to. */
  values(param: string): string[] {
    return [...this.#existing.keys()]
      .filter((template) => lastParam(template) === param)
      .flatMap((template) => this.list(template))
      .flatMap(({ params }) => params[param] ?? []);
  }

  remove(template: string, target: Target) {
    const value = target.params[lastParam(template)] ?? "";
    this.#existing.get(template)?.delete(value);
    const deleted = [target, ...this.listDeleted(template)];
    this.#deleted.set(template, deleted.slice(0, maxDeleted));
  }

  add(template: string, params: Target["params"], ownerId: string | null) {
    const targets = this.#existing.get(template) ?? new Map<string, Target>();
    this.#existing.set(template, targets);
    const value = params[lastParam(template)] ?? "";
    const known = targets.get(value);
    // The first owner created it; later ones have only seen it.
    targets.set(value, {
      params: { ...known?.params, ...params },
      ownerId: known?.ownerId ?? ownerId,
    });
    if (targets.size > maxTargets) {
      const [oldest = ""] = targets.keys();
      targets.delete(oldest);
    }
    const { slug, postId, commentId } = params;
    if (slug === undefined || !template.startsWith(post)) return;
    const inGroup = commentId ?? postId;
    if (inGroup === undefined) return;
    const list = commentId === undefined ? "posts" : "comments";
    const leader = this.#existing.get(group)?.get(slug);
    const target = { slug, targetId: inGroup };
    this.add(`${group}/${list}/{targetId}`, target, leader?.ownerId ?? null);
  }

  /** Collects what the response to a user's request names. */
  collect(
    path: string,
    params: Target["params"],
    userId: string | null,
    body: unknown,
  ) {
    // Books of the Bible have slugs too.
    if (path.startsWith("/api/bible/")) return;
    const name = path.split("/").findLast((part) => /^[a-z-]+$/.test(part));
    this.#walk(body, name ?? "", params, userId);
  }

  #walk(
    value: unknown,
    name: string,
    params: Target["params"],
    viewerId: string | null,
  ) {
    if (Array.isArray(value)) {
      for (const one of value) this.#walk(one, name, params, viewerId);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const fields = new Map<string, unknown>(Object.entries(value));
    const text = (key: string, from: unknown = value) => {
      const field: unknown =
        typeof from === "object" && from !== null
          ? Reflect.get(from, key)
          : undefined;
      return typeof field === "string" ? field : undefined;
    };
    const slug = text("slug") ?? text("slug", fields.get("group"));
    const inner = slug === undefined ? params : { ...params, slug };
    const template = poolsByName[name];
    const id = text("id") ?? text("id", fields.get("user"));
    if (template !== undefined && id !== undefined) {
      const authorId =
        text("userId") ??
        text("id", fields.get(template === ticket ? "subject" : "user"));
      const isAuthored = template.startsWith(post) || template === ticket;
      const ownerId = isAuthored ? (authorId ?? viewerId) : viewerId;
      const own = { ...inner, [lastParam(template)]: id };
      this.add(template, own, template === user ? id : ownerId);
      if (template === post && text("type") !== undefined)
        this.add(`${post} ${text("type") ?? ""}`, own, ownerId);
    }
    if (text("slug") !== undefined)
      this.add(group, { slug: text("slug") ?? "" }, viewerId);
    for (const [key, pool] of Object.entries(poolsByField)) {
      const found = text(key);
      if (found !== undefined)
        this.add(pool, { [key]: found }, pool === user ? found : viewerId);
    }
    for (const [key, field] of fields) {
      if (typeof field === "string") this.#collectAddress(field, viewerId);
      else this.#walk(field, key, inner, viewerId);
    }
  }

  #collectAddress(text: string, viewerId: string | null) {
    const token = /\/join\/([\w-]+)$/.exec(text)?.[1];
    if (token !== undefined) this.add("/api/join/{token}", { token }, viewerId);
    if (text.startsWith("/images/") && this.images.size < 100)
      this.images.add(text);
  }
}
