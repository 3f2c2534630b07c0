import { expect } from "vitest";

/** What a call replies that must succeed; null where it says nothing. */
export async function expectOk<Reply>(answer: Promise<Response>): Promise<Reply> {
  const response = await answer;
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return (text === "" ? null : JSON.parse(text)) as Reply;
}
