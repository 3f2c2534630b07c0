import * as z from "zod/mini";
import { setOptOut } from "~/features/analytics/visit.server";
import { setFollowApproval } from "~/features/users/follower.server";
import { endpoint } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";
import { setSwitch } from "./switches.server";

/** A setting that is on or off. The response has its new value as `field`. */
const switchEndpoint = (
  field: string,
  summary: string,
  set: typeof setOptOut,
) =>
  endpoint({
    summary,
    allowSuspended: true,
    body: switchSchema,
    response: z.object({ [field]: z.boolean() }),
    limit: "edits",
    authInSql: true,
    handle: async ({ ctx, body: { desired } }) => {
      await set(ctx.db, ctx.viewerId, desired);
      return { [field]: desired };
    },
  });

/** By the last part of the path. */
export const switchEndpoints = {
  "follow-approval": switchEndpoint(
    "approvesFollowers",
    "Turn the approval of followers on or off",
    setFollowApproval,
  ),
  "score-sharing": switchEndpoint(
    "showsScores",
    "Share game scores with followers, or stop sharing",
    setSwitch("showsScores"),
  ),
  "prayed-sharing": switchEndpoint(
    "showsPrayed",
    "Tell authors of requests that you prayed, or stop telling them",
    setSwitch("showsPrayed"),
  ),
  "hide-anonymous": switchEndpoint(
    "hidesAnonymous",
    "Hide anonymous prayer requests in lists, or show them again",
    setSwitch("hidesAnonymous"),
  ),
  "opt-out": switchEndpoint(
    "optedOut",
    "Stop or resume counting the viewer's visits",
    setOptOut,
  ),
};
