import { currentUserSchema } from "~/features/users/user";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "Who is signed in",
    auth: "user",
    reply: currentUserSchema,
    handle: ({ viewer }) => viewer,
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
