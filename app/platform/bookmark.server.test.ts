import { describe, expect, it } from "vitest";
import { createBookmarkCookies, readBookmark } from "./bookmark.server";

const env = { SESSION_SECRET: "secret" };

const toRequest = (setCookies: string[]) =>
  new Request("https://example.org/", {
    headers: { cookie: setCookies.map((one) => one.split(";")[0]).join("; ") },
  });

/** The Set-Cookie headers of a request that sent `cookies` and wrote. */
const write = (bookmark: string, requestId: string, cookies: string[] = []) =>
  createBookmarkCookies({
    env,
    request: toRequest(cookies),
    db: { bookmark },
    requestId,
  });

const read = (cookies: string[]) =>
  readBookmark({ env, request: toRequest(cookies) });

describe("bookmark cookies", () => {
  it("return the newest bookmark, whichever response arrived last", async () => {
    const first = await write("00000085-0000024c", "aaaaaaaa");
    const second = await write("00000085-0000024d", "bbbbbbbb");
    expect(await read([...first, ...second])).toBe("00000085-0000024d");
    expect(await read([...second, ...first])).toBe("00000085-0000024d");
  });

  it("are deleted by the next write", async () => {
    const first = await write("00000085-0000024c", "aaaaaaaa");
    const [own, deleted, ...others] = await write("1", "bbbbbbbb", first);
    expect(own).toMatch(/^__Host-bookmark-bbbbbbbb=.*; Max-Age=600;.*; Secure/);
    expect(deleted).toMatch(/^__Host-bookmark-aaaaaaaa=; Max-Age=0;/);
    expect(others).toEqual([]);
  });

  it("need a signature for their own name", async () => {
    const [cookie = ""] = await write("00000085-0000024c", "aaaaaaaa");
    expect(await read([cookie.replace("-aaaaaaaa=", "-bbbbbbbb=")])).toBeNull();
    expect(await read(["__Host-bookmark-aaaaaaaa=99999999.x"])).toBeNull();
    expect(await read(["session=x"])).toBeNull();
  });

  it("are read up to a limit, the newest first", async () => {
    const forged = Array.from(
      { length: 40 },
      (_, i) => `__Host-bookmark-${`${i}`.padStart(8, "0")}=x`,
    );
    const cookies = await write("00000085-0000024c", "aaaaaaaa");
    expect(await read([...forged, ...cookies])).toBe("00000085-0000024c");
    expect(await read([...cookies, ...forged])).toBeNull();
  });

  it("aren't set if nothing was written", async () => {
    const db = { bookmark: null };
    const request = toRequest([]);
    expect(
      await createBookmarkCookies({ env, request, db, requestId: "aaaaaaaa" }),
    ).toEqual([]);
  });
});
