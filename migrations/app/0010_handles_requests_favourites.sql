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
--> statement-breakpoint
ALTER TABLE `users` ADD `approvesFollowers` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE `follow_requests` (
	`followerId` text NOT NULL,
	`followeeId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`followerId`, `followeeId`),
	FOREIGN KEY (`followerId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`followeeId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "follow_requests_not_self" CHECK("follow_requests"."followerId" <> "follow_requests"."followeeId")
);
--> statement-breakpoint
CREATE INDEX `follow_requests_list` ON `follow_requests` (`followeeId`,`createdAt`,`followerId`);--> statement-breakpoint
-- A block ends what either asked of the other as it ends their follows, and lets neither ask again.
DROP TRIGGER blocks_end_follows;
--> statement-breakpoint
CREATE TRIGGER blocks_end_follows AFTER INSERT ON blocks BEGIN
  DELETE FROM follows WHERE followerId = NEW.blockerId AND followeeId = NEW.blockedId;
  DELETE FROM follows WHERE followerId = NEW.blockedId AND followeeId = NEW.blockerId;
  DELETE FROM follow_requests WHERE followerId = NEW.blockerId AND followeeId = NEW.blockedId;
  DELETE FROM follow_requests WHERE followerId = NEW.blockedId AND followeeId = NEW.blockerId;
END;
--> statement-breakpoint
CREATE TRIGGER requests_not_while_blocked BEFORE INSERT ON follow_requests
WHEN EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followerId AND blockedId = NEW.followeeId)
  OR EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followeeId AND blockedId = NEW.followerId)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- Who approves nobody any more lets in everybody who waits: in the statement that says so, so that no request
-- is left that nobody would be shown.
CREATE TRIGGER users_let_all_in AFTER UPDATE OF approvesFollowers ON users
WHEN OLD.approvesFollowers = 1 AND NEW.approvesFollowers = 0 BEGIN
  INSERT OR IGNORE INTO follows (followerId, followeeId, createdAt)
  SELECT followerId, followeeId, createdAt FROM follow_requests WHERE followeeId = NEW.id;
  DELETE FROM follow_requests WHERE followeeId = NEW.id;
END;
--> statement-breakpoint
-- A heart was never meant for others until its owner says so: those there are go back to being their owner's.
ALTER TABLE `favourite_verses` ADD `version` text DEFAULT 'KJV' NOT NULL;--> statement-breakpoint
ALTER TABLE `favourite_verses` ADD `shown` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- The only verses that the KJV has not.
UPDATE favourite_verses SET version = 'WEB' WHERE book = 'Romans' AND chapter = 14 AND verse > 23;
