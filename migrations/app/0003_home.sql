CREATE TABLE `reminders` (
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`localTime` text NOT NULL,
	`timeZone` text NOT NULL,
	`nextAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `kind`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`nextAt`);--> statement-breakpoint
CREATE TABLE `saved_posts` (
	`postId` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`postId`, `userId`),
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_posts_list` ON `saved_posts` (`userId`,`createdAt`,`postId`);--> statement-breakpoint
DROP INDEX `events_by_start`;--> statement-breakpoint
ALTER TABLE `events` ADD `endDate` text;--> statement-breakpoint
ALTER TABLE `events` ADD `endTime` text;--> statement-breakpoint
ALTER TABLE `events` ADD `endsAt` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `isPublic` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `events_by_start` ON `events` (`startsAt`,`postId`,`endsAt`,`time`) WHERE "events"."isPublic" = 1;--> statement-breakpoint
ALTER TABLE `posts` ADD `videoTitle` text;
--> statement-breakpoint
DROP TRIGGER posts_narrowed;
--> statement-breakpoint
CREATE TRIGGER posts_narrowed AFTER UPDATE OF audience ON posts WHEN NEW.audience <> OLD.audience BEGIN
  DELETE FROM notifications WHERE postId = NEW.id AND userId <> NEW.userId;
  UPDATE notifications SET detail = json_set(json_remove(detail, '$.text', '$.date', '$.time', '$.timeZone', '$.location'),
    '$.isPrivate', json('true')) WHERE postId = NEW.id;
  UPDATE events SET isPublic = 0 WHERE postId = NEW.id;
  DELETE FROM mentions WHERE postId = NEW.id;
  DELETE FROM thread_watchers WHERE postId = NEW.id;
END;
