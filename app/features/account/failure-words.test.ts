import { describe, expect, it } from "vitest";
import { ApiError } from "~/browser/api-client";
import { failureWords } from "./failure-words";

const problem = { type: "about:blank", title: "Title", status: 422 };

describe("failureWords", () => {
  it("are the field's, else the answer's own", () => {
    const issues = [{ path: "username", message: "Taken." }];
    const withIssue = { ...problem, detail: "Detail", issues };
    expect(failureWords(new ApiError(422, "", withIssue))).toBe("Taken.");
    const withDetail = { ...problem, detail: "Detail" };
    expect(failureWords(new ApiError(422, "", withDetail))).toBe("Detail");
    expect(failureWords(new ApiError(422, "", problem))).toBe("Title");
  });

  it.each([
    new ApiError(503, "", { ...problem, status: 503 }),
    new ApiError(502, "<html>", null),
    new TypeError("Failed to fetch"),
  ])("say that nothing has changed after %s", (error) => {
    expect(failureWords(error)).toMatch(/Nothing has changed/);
  });
});
