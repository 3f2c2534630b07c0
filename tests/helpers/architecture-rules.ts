import { isTest, type SourceFile } from "./source-files";

/**
 * A feature may import only features before it in this list, so import cycles can't exist. Features that write come
 * early, features that only read come late. `notify` precedes `users`, because a follow notifies, and `audience` precedes both, because nobody is notified of what they may not see.
 */
const featureOrder =
  "analytics audit audience notify users auth blocks search bible verse-art media groups posts events link-preview reactions comments prayer verse-generator feed daily stories games reels about onboarding account reports notifications admin pwa".split(
    " ",
  );

/** The layers that a layer may import besides itself. */
const layers: Record<string, string[]> = {
  routes: ["shell", "features", "platform", "ui", "client", "shared"],
  shell: ["features", "ui", "client", "shared"],
  platform: ["db", "shared"],
  db: ["shared"],
  ui: ["shared"],
  client: ["shared"],
  documents: ["client", "shared"],
  offline: ["client", "shared"],
  shared: [],
};
/** For `*.server.ts` in features. */
const serverLayers = ["platform", "db", "shared"];
/** For the other files in features. */
const viewLayers = ["ui", "client", "shared"];
/** The feature that starts the outbox and shows it. */
const offlineFeature = "pwa";

const isServer = (name: string) => /\.server\.tsx?$/.test(name);
const isCode = (name: string) => /\.(ts|tsx)$/.test(name);

/** Whether a file may import a target, which is a file or a package. */
export function mayImport(from: string, target: string): boolean {
  const [, layer = "", feature = ""] = from.split("/");
  // Content such as the answers of games doesn't reach the browser before it is due.
  const bible =
    /^data\/bible\/(?:books|book-names|passages|verse-counts|versions)\.json$/;
  if (target.startsWith("data/")) return bible.test(target) || isServer(from);
  if (!target.startsWith("app/")) return mayUsePackage(from, layer, target);
  // Fonts and styles belong to no layer.
  if (!isCode(target)) return true;
  const [, targetLayer = "", targetFeature = ""] = target.split("/");
  if (from === "app/entry.worker.ts") return false;
  // root.tsx, the entries, routes.ts.
  if (isCode(layer)) return targetLayer !== "db";
  if (isServer(target) && !mayUseServer(from, layer)) return false;
  if (layer !== "features") {
    const isOwn = layer === targetLayer && layer !== "routes";
    return isOwn || (layers[layer] ?? []).includes(targetLayer);
  }
  if (targetLayer !== "features") {
    if (isServer(from)) return serverLayers.includes(targetLayer);
    if (feature === offlineFeature && targetLayer === "offline") return true;
    return viewLayers.includes(targetLayer);
  }
  const index = featureOrder.indexOf(feature);
  const targetIndex = featureOrder.indexOf(targetFeature);
  if (feature === targetFeature) return !areSiblingFolders(from, target);
  return index >= 0 && targetIndex >= 0 && targetIndex <= index;
}

/** Sub-folders of a feature share code in the feature's own folder. */
function areSiblingFolders(from: string, target: string): boolean {
  const [folder, targetFolder] = [from, target].map(
    (name) => /^app\/features\/[^/]+\/([^/]+)\//.exec(name)?.[1],
  );
  return Boolean(folder && targetFolder) && folder !== targetFolder;
}

/** Views and primitives must not import server code. */
function mayUseServer(from: string, layer: string): boolean {
  return isServer(from) || layer === "routes" || layer === "platform";
}

function mayUsePackage(from: string, layer: string, name: string): boolean {
  if (from === "app/entry.worker.ts") {
    return ["server-build", "@remix-run/cloudflare"].includes(name);
  }
  if (isCode(layer)) return true;
  if (name.startsWith("drizzle-orm")) return layer === "db";
  if (/^(react|react-dom|@radix-ui|@tanstack)\b/.test(name)) {
    return (
      layer === "platform" ||
      (!["shared", "db"].includes(layer) && !isServer(from))
    );
  }
  // Cloudflare Workers provide it.
  if (name === "node:zlib") return isServer(from);
  return !name.startsWith("node:");
}

/** The tables of each feature: only it and later features write to them. */
const tables: Record<string, string> = {
  analytics:
    "creation_counts daily_rollups daily_sessions daily_usage game_plays last_uses visits",
  audit: "audit_log data_access_log",
  notify:
    "event_notifications notification_actors notification_levels notifications thread_watchers withdrawn_notifications",
  users:
    "deleted_handles follow_requests follows former_handles identities name_parts",
  // A ticket moves with its sanction when its subject deletes the account or signs in again.
  auth: "report_tickets sanctions sessions",
  blocks: "blocks mutes",
  bible: "favourite_verses reading_positions",
  groups:
    "group_invites group_members group_news group_requests group_terms groups reserved_slugs",
  posts: "events mentions post_images posts verse_cards",
  events: "interests",
  reactions: "likes saved_posts shares",
  comments: "comment_threads comments",
  prayer: "hidden_posts prayed prayer_list prayer_news prayer_updates",
  daily: "daily_counts daily_engagement",
  games: "game_rounds game_scores puzzle_answers settings",
  reels: "reels reels_seen",
  about: "profile_details",
  reports: "reports ticket_notes",
  notifications: "push_deliveries push_devices pushes quiet_hours reminders",
};
/** Written by every feature: `users` has columns of many features, and the platform's tables are for all. */
const sharedTables = ["users", "images", "rate_windows"];

const sqlTable =
  /\b(?:INSERT (?:OR [A-Z]+ )?INTO|DELETE FROM|UPDATE|(?:INSERT|DELETE|UPDATE|UPDATE OF [\w, ]+) ON) (\w+)/g;

/** Lists the tables that the SQL of a feature, including its triggers, must not write to or watch. */
export function findForbiddenTables({
  name,
  text,
}: Pick<SourceFile, "name" | "text">): string[] {
  const feature = name.split("/")[2] ?? "";
  const allowed = featureOrder
    .slice(0, featureOrder.indexOf(feature) + 1)
    .flatMap((earlier) => tables[earlier]?.split(" ") ?? [])
    .concat(sharedTables, "SET", "ON", "OF");
  return [...text.matchAll(sqlTable)]
    .map(([, table = ""]) => table)
    .filter((table) => !allowed.includes(table))
    .map((table) => `${name}: ${table}`);
}

/** Files that may be longer than the limit, each with its reason. */
const exceptions: Record<string, [lines: number, reason: string]> = {
  "app/db/schema.ts": [1620, "every table in one file"],
  "app/routes.ts": [290, "a line for each address"],
  "app/routes/bible.tsx": [137, "chapter and search, with a client loader"],
  "app/routes/group.tsx": [150, "a document for visitors, a page for members"],
  "app/routes/post.tsx": [125, "the same"],
  "scripts/demo/content/texts.mjs": [400, "the texts of the demo users"],
  "app/features/account/export-lists.server.ts": [230, "one table"],
  "tests/api/export.test.ts": [342, "every list of one full account"],
  "tests/api/roles.test.ts": [365, "the input of every call"],
  "tests/helpers/notification-causes.ts": [240, "a cause of each kind"],
  "tests/api/plans.test.ts": [750, "every SQL statement of the server"],
};

/** API route 28 lines per method, page 120, component 180, test 300, anything else 220. */
function getMaxLines({ name, text }: SourceFile): number {
  if (exceptions[name]) return exceptions[name][0];
  if (name.startsWith("app/routes/api/")) {
    const methods = text.match(/^ {2}(GET|POST|PUT|PATCH|DELETE): /gm) ?? [];
    return 28 * Math.max(1, methods.length);
  }
  if (name.startsWith("app/routes/") && name.endsWith(".tsx")) return 120;
  if (isTest(name)) return 300;
  return name.endsWith(".tsx") ? 180 : 220;
}

export function findLongFiles(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.lines > getMaxLines(file))
    .map((file) => `${file.name}: ${file.lines} of ${getMaxLines(file)} lines`);
}

const maxFeatureLines = 4000;
const maxFolderLines = 1500;

/** Lists features above the limit without its sub-folders, and sub-folders above theirs. */
export function findLargeFolders(files: SourceFile[]): string[] {
  const lines = new Map<string, number>();
  for (const file of files) {
    const [, layer, feature = "", ...rest] = file.name.split("/");
    if (layer !== "features") continue;
    const folder = rest.length > 1 ? `${feature}/${rest[0]}` : feature;
    lines.set(folder, (lines.get(folder) ?? 0) + file.lines);
  }
  return [...lines]
    .filter(
      ([folder, sum]) =>
        sum > (folder.includes("/") ? maxFolderLines : maxFeatureLines),
    )
    .map(([folder, sum]) => `${folder}: ${sum} lines`);
}

const minLines = 15;

/** Lists files of features that are too small for a file of their own: their only importer could contain them. */
export function findTinyFiles(files: SourceFile[]): string[] {
  const importers = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const { name, imports, text } of files) {
    for (const target of imports) {
      importers.set(target, (importers.get(target) ?? new Set()).add(name));
      const file = target.replace(/^.*\/|\.tsx?$/g, "");
      if (new RegExp(`import\\("[^"]*/${file}"\\)`).test(text))
        lazy.add(target);
    }
  }
  return files
    .filter(
      ({ name, lines }) =>
        name.startsWith("app/features/") &&
        lines < minLines &&
        importers.get(name)?.size === 1 &&
        !lazy.has(name) &&
        !/\.(server|queries)\.tsx?$/.test(name),
    )
    .map(({ name, lines }) => `${name}: ${lines} lines`);
}
