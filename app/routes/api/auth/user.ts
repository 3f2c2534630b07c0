import { currentUserSchema } from "~/features/users/user";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const route = api({
  GET: endpoint({
    summary: "The signed-in user",
    auth: "user",
    response: currentUserSchema,
    handle: ({ viewer }) => viewer,
  }),
});

export const loader = route.loader;
export const action = route.action;
