import { matchRoutes } from "@remix-run/react";
import { expect, it } from "vitest";
import routeConfig from "~/routes";
import { createPatternFinder } from "./route-pattern.server";

/** Of all pages and API routes, in the order of app/routes.ts. */
const paths = routeConfig.flatMap(({ index, path, children = [] }) =>
  [{ index, path }, ...children].flatMap((route) =>
    route.index ? "" : (route.path ?? []),
  ),
);
const find = createPatternFinder([
  ...paths.map((path) => `/${path}`),
  "/__manifest",
]);

it("finds the pattern of every route", () => {
  expect(paths.length).toBeGreaterThan(150);
  for (const path of paths) {
    const url = `/${path
      .replaceAll(/:\w+\??/g, "x1.y-z")
      .replace(/(?<=\w\/)\*$/, "a/b")}`;
    expect(find(url), url).toBe(
      url.startsWith("/api/a/b") ? "/api/*" : `/${path}`,
    );
  }
});

it("finds the same route as Remix", () => {
  const routes = paths.map((path) => ({ id: `/${path}`, path }));
  for (const url of [
    "/",
    "/home",
    "/profile",
    "/profile/x",
    "/prayers/now",
    "/post/x",
    "/post/x/preview.png",
    "/post/x/previewXpng",
    "/post/x/y/z",
    "/bible",
    "/bible/john/3",
    "/HOME",
    "/Post/X",
    "/%68%4Fme",
    "/post/%ff",
    "/post/x%2fpreview.png",
    "/post%2Fx",
    "/verse-image/daily/KJV/John/3/16",
    "/api/users/suggested",
    "/api/users/x",
    "/api/users/x/posts",
    "/api/admin/users/x/posts",
    "/api/groups/x/posts/y",
    "/api/nowhere",
    "/api",
    "/nowhere",
    "/__manifest",
  ]) {
    const [match] = matchRoutes(routes, url) ?? [];
    const expected = url === "/__manifest" ? url : match?.route.id;
    expect(find(url), url).toBe(expected);
  }
});

it("returns a star for unusual spellings, which reveals nothing about the path", () => {
  for (const path of ["/home/", "/post/%ff/x", "//", ""]) {
    expect(find(path), path).toBe("/*");
  }
  for (const path of ["/%61PI/nowhere", "/api/posts/x/like/"]) {
    expect(find(path), path).toBe("/api/*");
  }
});
