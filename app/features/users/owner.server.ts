import { sql } from "~/db/sql";
import type { Env } from "~/platform/env.server";

/** SQL on `users`: whether this is the site owner. The email must be verified, so typing it isn't enough. */
export const isOwner = ({ OWNER_EMAIL }: Pick<Env, "OWNER_EMAIL">) =>
  sql`coalesce(emailVerified = 1 AND lower(email) = lower(${OWNER_EMAIL}), 0)`;
