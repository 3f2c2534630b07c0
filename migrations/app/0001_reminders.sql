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
CREATE INDEX `reminders_due` ON `reminders` (`nextAt`);