import { isTest } from "./source-files";
import type { SourceFile } from "./source-files";

/**
 * A feature may use those before it, so circles between features cannot exist. Writers early, readers
 * late: who likes or follows never knows who reads it.
 */
const order =
  "analytics audit users auth search blocks bible verse-art media posts events link-preview reactions comments verse-generator feed daily stories games reels about onboarding account reports notifications admin pwa".split(
    " ",
  );

/** Which rooms a room may enter besides itself. */
const arrows: Record<string, string[]> = {
  routes: ["shell", "features", "platform", "ui", "browser", "shared"],
  shell: ["features", "ui", "browser", "shared"],
  platform: ["db", "shared"],
  db: ["shared"],
  ui: ["shared"],
  browser: ["shared"],
  shared: [],
};
const serverArrows = ["platform", "db", "shared"];
const viewArrows = ["ui", "browser", "shared"];

const isServer = (name: string) => /\.server\.tsx?$/.test(name);
const isCode = (name: string) => /\.(ts|tsx)$/.test(name);

/** Whether the arrow from one file to another (or to a package) is drawn. */
export function mayImport(from: string, target: string): boolean {
  const [, room = "", word = ""] = from.split("/");
  if (!target.startsWith("app/")) return mayUsePackage(from, room, target);
  // Fonts, styles: files, not rooms.
  if (!isCode(target)) return true;
  const [, targetRoom = "", targetWord = ""] = target.split("/");
  if (from === "app/entry.worker.ts") return false;
  // root.tsx, the entries, routes.ts.
  if (isCode(room)) return targetRoom !== "db";
  if (isServer(target) && !mayUseServer(from, room)) return false;
  if (room !== "features") {
    const own = room === targetRoom && room !== "routes";
    return own || (arrows[room] ?? []).includes(targetRoom);
  }
  if (targetRoom !== "features") {
    return (isServer(from) ? serverArrows : viewArrows).includes(targetRoom);
  }
  const place = order.indexOf(word);
  const targetPlace = order.indexOf(targetWord);
  return place >= 0 && targetPlace >= 0 && targetPlace <= place;
}

/** Server code is for the server: views, primitives and rules never name it. */
function mayUseServer(from: string, room: string): boolean {
  return isServer(from) || room === "routes" || room === "platform";
}

function mayUsePackage(from: string, room: string, name: string): boolean {
  if (from === "app/entry.worker.ts") {
    return ["server-build", "@remix-run/cloudflare"].includes(name);
  }
  if (isCode(room)) return true;
  if (name.startsWith("drizzle-orm")) return room === "db";
  if (/^(react|react-dom|@radix-ui|@tanstack)\b/.test(name)) {
    return (
      room === "platform" ||
      (!["shared", "db"].includes(room) && !isServer(from))
    );
  }
  // The workers have it too.
  if (name === "node:zlib") return isServer(from);
  return !name.startsWith("node:");
}

/** Files that may be longer than their room allows, each for its reason. */
const exceptions: Record<string, [lines: number, reason: string]> = {
  "app/db/schema.ts": [1300, "every table in one place: the data map"],
  "scripts/demo/content/texts.mjs": [400, "what the demo people have written"],
  "tests/api/plans.test.ts": [660, "every statement of the server, sent once"],
};

/** API leaf 28 lines a method, page 120, component 180, a test's list of cases 300, the rest 220. */
function limitOf({ name, text }: SourceFile): number {
  if (exceptions[name]) return exceptions[name][0];
  if (name.startsWith("app/routes/api/")) {
    const methods = text.match(/^ {2}(GET|POST|PUT|PATCH|DELETE): /gm) ?? [];
    return 28 * Math.max(1, methods.length);
  }
  if (name.startsWith("app/routes/") && name.endsWith(".tsx")) return 120;
  // Words, not code: a list of what the games ask and tell.
  if (/^app\/features\/games\/[^/]+\/content\//.test(name)) return 700;
  if (isTest(name)) return 300;
  return name.endsWith(".tsx") ? 180 : 220;
}

export function longFiles(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.lines > limitOf(file))
    .map((file) => `${file.name}: ${file.lines} of ${limitOf(file)} lines`);
}
