import { expect } from "vitest";
import type { Problem } from "~/shared/problem";

/** Expects a problem document (RFC 9457) with this status and returns it. */
export async function expectProblem(
  response: Response,
  status: number,
): Promise<Problem> {
  const text = await response.text();
  expect(response.status, text).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const problem = JSON.parse(text) as Problem;
  expect(problem).toMatchObject({
    type: "about:blank",
    status,
    title: expect.stringMatching(/./) as string,
    detail: expect.stringMatching(/./) as string,
  });
  return problem;
}
