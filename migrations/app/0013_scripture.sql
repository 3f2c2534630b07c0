CREATE TABLE `reading_positions` (
	`userId` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`book` text NOT NULL,
	`chapter` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `__new_favourite_verses` (
	`userId` text NOT NULL,
	`book` text NOT NULL,
	`chapter` integer NOT NULL,
	`verse` integer NOT NULL,
	`version` text DEFAULT 'KJV' NOT NULL,
	`shown` integer DEFAULT false NOT NULL,
	`createdAt` integer NOT NULL,
	`verses` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`userId`, `book`, `chapter`, `verse`, `verses`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_favourite_verses`("userId", "book", "chapter", "verse", "version", "shown", "createdAt") SELECT "userId", "book", "chapter", "verse", "version", "shown", "createdAt" FROM `favourite_verses`;--> statement-breakpoint
DROP TABLE `favourite_verses`;--> statement-breakpoint
ALTER TABLE `__new_favourite_verses` RENAME TO `favourite_verses`;--> statement-breakpoint
CREATE INDEX `favourite_verses_list` ON `favourite_verses` (`userId`,`createdAt`,`book`,`chapter`,`verse`,`verses`);