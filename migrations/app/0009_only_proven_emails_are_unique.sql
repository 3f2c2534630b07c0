-- An address that nobody has proved is text: it keeps no other account from it.
DROP INDEX `users_email`;--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email")) WHERE "users"."emailVerified" = 1;--> statement-breakpoint
CREATE INDEX `users_unproven_email` ON `users` (lower("email")) WHERE "users"."emailVerified" = 0;
