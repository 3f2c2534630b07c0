import { setVerification } from "~/features/admin/verification.server";
import { verificationSchema } from "~/features/groups/church";
import { api, endpoint, pathParams } from "~/platform/api.server";

const params = pathParams("slug");

export const loader = api({
  PUT: endpoint({
    summary: "Verify a church",
    params,
    body: verificationSchema,
    limit: "admin",
    handle: ({ ctx, viewer, params, body }) =>
      setVerification(ctx, viewer, params.slug, body.proof),
  }),
  DELETE: endpoint({
    summary: "End the verification of a church",
    params,
    limit: "admin",
    handle: ({ ctx, viewer, params }) =>
      setVerification(ctx, viewer, params.slug, null),
  }),
});

export const action = loader;
