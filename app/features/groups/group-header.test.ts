import { expect, it } from "vitest";
import type { Group } from "./group";
import { describeState } from "./group-header";

/** The viewer and one of the two leaders blocked each other, or there is only one. */
const describeYouthGroup = (group: Partial<Group>) =>
  describeState({
    ...{ closedAt: null, isOwnerless: false, forYouth: true, canPost: false },
    leaders: [{ id: "lois" }],
    ...group,
  } as Group);

it("calls a group for young people read-only only if the server refuses posts for want of leaders", () => {
  const note = expect.stringMatching(/read-only until/) as string;
  const member = { role: "member", whoPosts: "members" } as const;
  expect(describeYouthGroup(member)).toEqual(note);
  expect(describeYouthGroup({ ...member, canPost: true })).toBeNull();
  expect(describeYouthGroup({ ...member, whoPosts: "leaders" })).toBeNull();
  expect(describeYouthGroup({ role: "owner", whoPosts: "leaders" })).toEqual(
    note,
  );
});
