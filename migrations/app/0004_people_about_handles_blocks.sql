CREATE TABLE `abouts` (
	`userId` text PRIMARY KEY NOT NULL,
	`faithJourney` text,
	`faithJourneyAudience` text DEFAULT 'everyone' NOT NULL,
	`prayerIntentions` text,
	`prayerIntentionsAudience` text DEFAULT 'followers' NOT NULL,
	`favouriteVersesAudience` text DEFAULT 'everyone' NOT NULL,
	`updatedAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "abouts_faith_journey_audience" CHECK("faithJourneyAudience" IN ('everyone', 'followers', 'me')),
	CONSTRAINT "abouts_prayer_intentions_audience" CHECK("prayerIntentionsAudience" IN ('everyone', 'followers', 'me')),
	CONSTRAINT "abouts_favourite_verses_audience" CHECK("favouriteVersesAudience" IN ('everyone', 'followers', 'me'))
);
--> statement-breakpoint
CREATE TABLE `blocks` (
	`blockerId` text NOT NULL,
	`blockedId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`blockerId`, `blockedId`),
	FOREIGN KEY (`blockerId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blockedId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "blocks_not_self" CHECK("blocks"."blockerId" <> "blocks"."blockedId")
);
--> statement-breakpoint
CREATE INDEX `blocks_list` ON `blocks` (`blockerId`,`createdAt`,`blockedId`);--> statement-breakpoint
CREATE INDEX `blocks_by_blocked` ON `blocks` (`blockedId`,`blockerId`);--> statement-breakpoint
CREATE TABLE `favourite_verses` (
	`userId` text NOT NULL,
	`book` text NOT NULL,
	`chapter` integer NOT NULL,
	`verse` integer NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `book`, `chapter`, `verse`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favourite_verses_list` ON `favourite_verses` (`userId`,`createdAt`,`book`,`chapter`,`verse`);--> statement-breakpoint
CREATE TABLE `former_handles` (
	`handle` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_handles_by_user` ON `former_handles` (`userId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `mutes` (
	`muterId` text NOT NULL,
	`mutedId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`muterId`, `mutedId`),
	FOREIGN KEY (`muterId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mutedId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mutes_not_self" CHECK("mutes"."muterId" <> "mutes"."mutedId")
);
--> statement-breakpoint
CREATE INDEX `mutes_list` ON `mutes` (`muterId`,`createdAt`,`mutedId`);--> statement-breakpoint
CREATE INDEX `mutes_by_muted` ON `mutes` (`mutedId`);--> statement-breakpoint
ALTER TABLE `users` ADD `preferenceBits` integer DEFAULT 0 NOT NULL;