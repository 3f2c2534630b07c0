import { currentUserSchema } from "~/features/users/user";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "The signed-in user",
    auth: "user",
    response: currentUserSchema,
    handle: ({ viewer }) => viewer,
  }),
});

export { loader, action };
