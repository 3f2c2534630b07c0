import { describe, expect, it } from "vitest";
import { buildShareContent } from "./share-text";

const user = {
  id: "u1",
  firstName: "Ruth",
  lastName: "Weaver",
  username: "ruth",
  profileImageUrl: null,
};
const post = {
  id: "p1",
  type: "text",
  content: "Grace",
  eventData: null,
  user,
} as const;
const share = (content: string) =>
  buildShareContent({ ...post, content }, "Product", "https://site.example");

describe("buildShareContent", () => {
  it("has author, product, text and URL", () => {
    expect(share("Grace and peace")).toEqual({
      title: "Ruth Weaver · Product",
      text: "Grace and peace",
      url: "https://site.example/post/p1",
    });
  });

  it("keeps 160 characters", () => {
    const words = "a".repeat(160);
    expect(share(words).text).toBe(words);
  });

  it("ends a longer text in an ellipsis, after 160 characters", () => {
    expect(share("a".repeat(161)).text).toBe(`${"a".repeat(160)}…`);
  });

  it("never splits a character", () => {
    expect(share("🕊".repeat(161)).text).toBe(`${"🕊".repeat(160)}…`);
  });

  it("of a prayer says that it is one, but none of its text", () => {
    const prayer = { ...post, type: "prayer", content: "For Ann" } as const;
    const build = (change: Partial<typeof prayer> | { user: null }) =>
      buildShareContent(
        { ...prayer, ...change },
        "Product",
        "https://site.example",
      );
    const title = "A prayer request by Ruth Weaver";
    const url = "https://site.example/post/p1";
    expect(build({})).toEqual({ title, text: title, url });
    const anonymous = "A prayer request";
    expect(build({ user: null })).toEqual({
      title: anonymous,
      text: anonymous,
      url,
    });
  });

  it("uses the title of an event without text", () => {
    const eventData = {
      title: "Harvest supper",
      description: null,
      date: "2030-10-01",
      time: null,
      timeZone: "UTC",
      startsAt: "2030-10-01T00:00:00.000Z",
      endDate: null,
      endTime: null,
      endsAt: null,
      location: null,
      registrationUrl: null,
      imageUrl: null,
      interestsCount: 0,
      isInterested: false,
    };
    const { text } = buildShareContent(
      { ...post, content: "", eventData },
      "Product",
      "https://site.example",
    );
    expect(text).toBe("Harvest supper");
  });
});
