import { expect } from "vitest";

/** Expects a successful response and returns its JSON body, null for an empty one. */
export async function expectOk<Body>(
  request: Promise<Response>,
): Promise<Body> {
  const response = await request;
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return (text === "" ? null : JSON.parse(text)) as Body;
}
