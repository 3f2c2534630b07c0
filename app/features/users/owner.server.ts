import { sql } from "~/db/sql";
import type { Env } from "~/platform/env.server";

/** Of a row of users: whether it looks after the whole site (decisions, Names and settings). */
export const isOwner = ({ OWNER_EMAIL }: Pick<Env, "OWNER_EMAIL">) =>
  sql`coalesce(emailVerified = 1 AND lower(email) = lower(${OWNER_EMAIL}), 0)`;
