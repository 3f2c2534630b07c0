DROP INDEX `events_by_start`;--> statement-breakpoint
ALTER TABLE `events` ADD `endDate` text;--> statement-breakpoint
ALTER TABLE `events` ADD `endTime` text;--> statement-breakpoint
ALTER TABLE `events` ADD `endsAt` integer;--> statement-breakpoint
CREATE INDEX `events_by_start` ON `events` (`startsAt`,`postId`,`endsAt`,`time`);