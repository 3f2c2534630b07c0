CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`detail` text NOT NULL,
	`createdAt` integer NOT NULL,
	`seenAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notices_list` ON `notices` (`userId`,`id`);--> statement-breakpoint
CREATE TABLE `report_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`targetId` text NOT NULL,
	`subjectId` text NOT NULL,
	`snapshot` text NOT NULL,
	`weight` integer DEFAULT 0 NOT NULL,
	`reportsCount` integer DEFAULT 0 NOT NULL,
	`openedAt` integer NOT NULL,
	`claimedBy` text,
	`claimedUntil` integer,
	`note` text,
	`status` text DEFAULT 'open' NOT NULL,
	`decision` text,
	`decisionReason` text,
	`decidedAt` integer,
	`hiddenUntilReviewed` integer DEFAULT false NOT NULL,
	`appeal` text,
	`appealedAt` integer,
	`appealDecision` text,
	`appealReason` text,
	FOREIGN KEY (`subjectId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`claimedBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "report_tickets_kind" CHECK("kind" IN ('post', 'comment', 'person')),
	CONSTRAINT "report_tickets_status" CHECK("status" IN ('open', 'decided', 'withdrawn')),
	CONSTRAINT "report_tickets_weight" CHECK("report_tickets"."weight" >= 0),
	CONSTRAINT "report_tickets_count" CHECK("report_tickets"."reportsCount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_tickets_open` ON `report_tickets` (`kind`,`targetId`) WHERE "report_tickets"."status" = 'open' AND "report_tickets"."appealedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `report_tickets_by_target` ON `report_tickets` (`kind`,`targetId`,`id`);--> statement-breakpoint
CREATE INDEX `report_tickets_by_subject` ON `report_tickets` (`subjectId`,`id`);--> statement-breakpoint
CREATE INDEX `report_tickets_by_claimer` ON `report_tickets` (`claimedBy`) WHERE "report_tickets"."claimedBy" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `report_tickets_queue` ON `report_tickets` (`status`,-"weight",`id`);--> statement-breakpoint
CREATE INDEX `report_tickets_decided` ON `report_tickets` (`status`,`decidedAt`,`id`);--> statement-breakpoint
CREATE INDEX `report_tickets_by_image` ON `report_tickets` (("snapshot" ->> '$.imageUrl')) WHERE "report_tickets"."status" = 'open' AND ("report_tickets"."snapshot" ->> '$.imageUrl') IS NOT NULL;--> statement-breakpoint
CREATE TABLE `reports` (
	`ticketId` text NOT NULL,
	`reporterId` text NOT NULL,
	`reason` text NOT NULL,
	`words` text,
	`urgency` integer NOT NULL,
	`good` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`withdrawnAt` integer,
	PRIMARY KEY(`ticketId`, `reporterId`),
	FOREIGN KEY (`ticketId`) REFERENCES `report_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporterId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reports_reason" CHECK("reason" IN ('danger', 'child', 'hate', 'sexual', 'spam', 'other'))
);
--> statement-breakpoint
CREATE INDEX `reports_by_reporter` ON `reports` (`reporterId`,`ticketId`);--> statement-breakpoint
ALTER TABLE `comments` ADD `hiddenAt` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `hiddenAt` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `hiddenReason` text;--> statement-breakpoint
ALTER TABLE `users` ADD `suspendedUntil` integer;--> statement-breakpoint
CREATE INDEX `users_suspended` ON `users` (`id`,`suspendedUntil`) WHERE "users"."suspendedUntil" IS NOT NULL;--> statement-breakpoint
-- What is hidden shows to its author alone, so the counts that others read leave it out.
CREATE TRIGGER posts_hidden AFTER UPDATE OF hiddenAt ON posts
WHEN (OLD.hiddenAt IS NULL) <> (NEW.hiddenAt IS NULL) BEGIN
  UPDATE users SET postsCount = postsCount + iif(NEW.hiddenAt IS NULL, 1, -1) WHERE id = NEW.userId;
END;
--> statement-breakpoint
DROP TRIGGER posts_uncounted;
--> statement-breakpoint
CREATE TRIGGER posts_uncounted AFTER DELETE ON posts WHEN OLD.hiddenAt IS NULL BEGIN
  UPDATE users SET postsCount = postsCount - 1 WHERE id = OLD.userId;
END;
--> statement-breakpoint
CREATE TRIGGER comments_hidden AFTER UPDATE OF hiddenAt ON comments
WHEN (OLD.hiddenAt IS NULL) <> (NEW.hiddenAt IS NULL) BEGIN
  UPDATE posts SET commentsCount = commentsCount + iif(NEW.hiddenAt IS NULL, 1, -1) WHERE id = NEW.postId;
END;
--> statement-breakpoint
DROP TRIGGER comments_uncounted;
--> statement-breakpoint
CREATE TRIGGER comments_uncounted AFTER DELETE ON comments WHEN OLD.hiddenAt IS NULL BEGIN
  UPDATE posts SET commentsCount = commentsCount - 1 WHERE id = OLD.postId;
END;
--> statement-breakpoint
-- The weight of a ticket follows its reports, whatever becomes of them: made, changed, withdrawn, or gone with
-- the account of who made them.
CREATE TRIGGER reports_weighed AFTER INSERT ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) FROM reports
    WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL)
  WHERE id = NEW.ticketId;
END;
--> statement-breakpoint
CREATE TRIGGER reports_reweighed AFTER UPDATE OF urgency, good, withdrawnAt ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) FROM reports
    WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL)
  WHERE id = NEW.ticketId;
END;
--> statement-breakpoint
CREATE TRIGGER reports_unweighed AFTER DELETE ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) FROM reports
    WHERE ticketId = OLD.ticketId AND withdrawnAt IS NULL)
  WHERE id = OLD.ticketId;
END;
--> statement-breakpoint
-- A ticket that nobody reports any more is closed, and shows again what had waited under it.
CREATE TRIGGER report_tickets_left AFTER UPDATE OF reportsCount ON report_tickets
WHEN NEW.reportsCount = 0 AND NEW.status = 'open' AND NEW.appealedAt IS NULL BEGIN
  UPDATE report_tickets SET status = 'withdrawn' WHERE id = NEW.id;
  UPDATE posts SET hiddenAt = NULL
  WHERE id = NEW.targetId AND NEW.kind = 'post' AND NEW.hiddenUntilReviewed AND hiddenReason IS NULL;
END;
--> statement-breakpoint
-- An open ticket keeps the picture that was reported, though its post be gone.
CREATE TRIGGER report_tickets_image_closed AFTER UPDATE OF status ON report_tickets
WHEN OLD.status = 'open' AND NEW.status <> 'open' AND NEW.snapshot ->> '$.imageUrl' IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(NEW.snapshot ->> '$.imageUrl', 9);
END;
--> statement-breakpoint
CREATE TRIGGER report_tickets_image_deleted AFTER DELETE ON report_tickets
WHEN OLD.snapshot ->> '$.imageUrl' IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.snapshot ->> '$.imageUrl', 9);
END;
