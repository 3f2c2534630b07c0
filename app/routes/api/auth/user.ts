import { currentUserSchema } from "~/features/users/user";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "The signed-in user",
    response: currentUserSchema,
    handle: ({ viewer }) => viewer,
  }),
});

export const action = loader;
