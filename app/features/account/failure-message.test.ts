import { describe, expect, it } from "vitest";
import { ApiError } from "~/client/api-client";
import { getFailureMessage } from "./failure-message";

const problem = { type: "about:blank", title: "Title", status: 422 };

describe("getFailureMessage", () => {
  it("uses the field's message, else the detail, else the title", () => {
    const issues = [{ path: "username", message: "Taken." }];
    const withIssue = { ...problem, detail: "Detail", issues };
    expect(getFailureMessage(new ApiError(422, "", withIssue))).toBe("Taken.");
    const withDetail = { ...problem, detail: "Detail" };
    expect(getFailureMessage(new ApiError(422, "", withDetail))).toBe("Detail");
    expect(getFailureMessage(new ApiError(422, "", problem))).toBe("Title");
  });

  it.each([
    new ApiError(503, "", { ...problem, status: 503 }),
    new ApiError(502, "<html>", null),
    new TypeError("Failed to fetch"),
  ])("says that nothing has changed after %s", (error) => {
    expect(getFailureMessage(error)).toMatch(/Nothing has changed/);
  });
});
