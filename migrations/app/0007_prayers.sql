CREATE TABLE `hidden_posts` (
	`userId` text NOT NULL,
	`postId` text NOT NULL,
	PRIMARY KEY(`userId`, `postId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hidden_posts_by_post` ON `hidden_posts` (`postId`);--> statement-breakpoint
CREATE TABLE `prayed` (
	`postId` text NOT NULL,
	`userId` text NOT NULL,
	`times` integer NOT NULL,
	`lastDay` text NOT NULL,
	`previousDay` text,
	`dayEndsAt` integer NOT NULL,
	`message` text,
	PRIMARY KEY(`postId`, `userId`),
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prayed_by_user` ON `prayed` (`userId`,`postId`);--> statement-breakpoint
CREATE TABLE `prayer_list` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`postId` text,
	`content` text,
	`every` text NOT NULL,
	`lastDay` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "prayer_list_every" CHECK("every" IN ('day', 'week')),
	CONSTRAINT "prayer_list_item" CHECK(("prayer_list"."postId" IS NULL) <> ("prayer_list"."content" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `prayer_list_by_user` ON `prayer_list` (`userId`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `prayer_list_once` ON `prayer_list` (`postId`,`userId`) WHERE "prayer_list"."postId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `prayer_news` (
	`postId` text NOT NULL,
	`kind` text NOT NULL,
	`sourceId` text NOT NULL,
	`dueAt` integer NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`postId`, `kind`, `sourceId`),
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prayer_news_due` ON `prayer_news` (`dueAt`);--> statement-breakpoint
CREATE TABLE `prayer_updates` (
	`id` text PRIMARY KEY NOT NULL,
	`postId` text NOT NULL,
	`content` text NOT NULL,
	`createdAt` integer NOT NULL,
	`idempotencyKey` text,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prayer_updates_by_post` ON `prayer_updates` (`postId`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `prayer_updates_idempotency` ON `prayer_updates` (`postId`,`idempotencyKey`) WHERE "prayer_updates"."idempotencyKey" IS NOT NULL;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_reports` (
	`ticketId` text NOT NULL,
	`reporterId` text NOT NULL,
	`reason` text NOT NULL,
	`message` text,
	`urgency` integer NOT NULL,
	`good` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`withdrawnAt` integer,
	PRIMARY KEY(`ticketId`, `reporterId`),
	FOREIGN KEY (`ticketId`) REFERENCES `report_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporterId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reports_reason" CHECK("reason" IN ('danger', 'child', 'hate', 'sexual', 'spam', 'private', 'other'))
);
--> statement-breakpoint
INSERT INTO `__new_reports`("ticketId", "reporterId", "reason", "message", "urgency", "good", "createdAt", "withdrawnAt") SELECT "ticketId", "reporterId", "reason", "message", "urgency", "good", "createdAt", "withdrawnAt" FROM `reports`;--> statement-breakpoint
DROP TABLE `reports`;--> statement-breakpoint
ALTER TABLE `__new_reports` RENAME TO `reports`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `reports_by_reporter` ON `reports` (`reporterId`,`ticketId`);--> statement-breakpoint
ALTER TABLE `posts` ADD `prayedCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `peopleCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `answeredAt` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `closedAt` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `checkInAt` integer;--> statement-breakpoint
CREATE INDEX `posts_to_pray` ON `posts` (`id`) WHERE "audience" = 'everyone' AND "groupId" IS NULL AND "posts"."type" = 'prayer' AND "posts"."answeredAt" IS NULL AND "posts"."closedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `posts_answered` ON `posts` (`id`) WHERE "audience" = 'everyone' AND "groupId" IS NULL AND "posts"."answeredAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_prayers_by_user` ON `posts` (`userId`,`id`) WHERE "posts"."type" = 'prayer';--> statement-breakpoint
CREATE INDEX `posts_anonymous` ON `posts` (`id`,`userId`) WHERE "posts"."anonymous" = 1;--> statement-breakpoint
CREATE INDEX `posts_check_in` ON `posts` (`checkInAt`) WHERE "posts"."checkInAt" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `showsPrayed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `hidesAnonymous` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `users_hiding_anonymous` ON `users` (`id`) WHERE "users"."hidesAnonymous" = 1;
--> statement-breakpoint
CREATE TRIGGER prayed_counted AFTER INSERT ON prayed BEGIN
  UPDATE posts SET prayedCount = prayedCount + NEW.times, peopleCount = peopleCount + 1 WHERE id = NEW.postId;
  UPDATE prayer_list SET lastDay = NEW.lastDay WHERE postId = NEW.postId AND userId = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER prayed_recounted AFTER UPDATE OF times, lastDay ON prayed BEGIN
  UPDATE posts SET prayedCount = prayedCount + NEW.times - OLD.times WHERE id = NEW.postId;
  UPDATE prayer_list SET lastDay = NEW.lastDay WHERE postId = NEW.postId AND userId = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER prayed_uncounted AFTER DELETE ON prayed BEGIN
  UPDATE posts SET prayedCount = prayedCount - OLD.times, peopleCount = peopleCount - 1 WHERE id = OLD.postId;
  UPDATE prayer_list SET lastDay = NULL WHERE postId = OLD.postId AND userId = OLD.userId;
END;
--> statement-breakpoint
CREATE TRIGGER reports_insert_weight AFTER INSERT ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) + iif(reviewRequestedAt IS NULL, 0, 1000) FROM reports
    WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL)
  WHERE id = NEW.ticketId;
END;
--> statement-breakpoint
CREATE TRIGGER reports_update_weight AFTER UPDATE OF urgency, good, withdrawnAt ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) + iif(reviewRequestedAt IS NULL, 0, 1000) FROM reports
    WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL)
  WHERE id = NEW.ticketId;
END;
--> statement-breakpoint
CREATE TRIGGER reports_delete_weight AFTER DELETE ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) + iif(reviewRequestedAt IS NULL, 0, 1000) FROM reports
    WHERE ticketId = OLD.ticketId AND withdrawnAt IS NULL)
  WHERE id = OLD.ticketId;
END;
--> statement-breakpoint
CREATE TRIGGER reports_close_withdrawn_ticket AFTER UPDATE OF withdrawnAt ON reports
WHEN NEW.withdrawnAt IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM reports WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL) BEGIN
  UPDATE posts SET hiddenAt = NULL
  WHERE hiddenReason IS NULL AND id = (SELECT targetId FROM report_tickets
    WHERE id = NEW.ticketId AND kind = 'post' AND hiddenUntilReviewed AND status = 'open' AND appealedAt IS NULL);
  UPDATE report_tickets SET status = 'withdrawn'
  WHERE id = NEW.ticketId AND status = 'open' AND appealedAt IS NULL;
END;
