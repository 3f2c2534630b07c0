CREATE TABLE `deleted_handles` (
	`handle` text PRIMARY KEY NOT NULL,
	`deletedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_handles_by_time` ON `deleted_handles` (`deletedAt`);--> statement-breakpoint
-- Whoever deletes an account, and however: its handle, and those before it, are nobody's for a while. Before
-- the row goes, while the cascade has left the former ones.
CREATE TRIGGER users_leave_handles BEFORE DELETE ON users BEGIN
  INSERT OR REPLACE INTO deleted_handles (handle, deletedAt)
  SELECT lower(OLD.username), unixepoch() * 1000
  UNION ALL SELECT handle, unixepoch() * 1000 FROM former_handles WHERE userId = OLD.id;
END;
