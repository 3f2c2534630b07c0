CREATE TABLE `name_parts` (
	`part` text NOT NULL,
	`userId` text NOT NULL,
	PRIMARY KEY(`part`, `userId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `name_parts_by_user` ON `name_parts` (`userId`);--> statement-breakpoint
ALTER TABLE `users` ADD `banner` text;--> statement-breakpoint
ALTER TABLE `users` ADD `nameParts` text;--> statement-breakpoint
CREATE INDEX `users_without_parts` ON `users` (`id`) WHERE "users"."nameParts" IS NULL;--> statement-breakpoint
-- Whatever code writes what a person is found by, the index has it in the same statement.
CREATE TRIGGER users_found_when_made AFTER INSERT ON users WHEN NEW.nameParts IS NOT NULL BEGIN
  INSERT OR IGNORE INTO name_parts (part, userId) SELECT value, NEW.id FROM json_each(NEW.nameParts);
END;
--> statement-breakpoint
CREATE TRIGGER users_found_anew AFTER UPDATE OF nameParts ON users WHEN NEW.nameParts IS NOT NULL BEGIN
  DELETE FROM name_parts WHERE userId = NEW.id;
  INSERT OR IGNORE INTO name_parts (part, userId) SELECT value, NEW.id FROM json_each(NEW.nameParts);
END;
--> statement-breakpoint
-- SQL cannot take letters apart, so a new name is worked out by code: at once by what changed it, else by
-- the hourly schedule. Until then the person is found by what they were called before.
CREATE TRIGGER users_renamed AFTER UPDATE OF username, firstName, lastName ON users
WHEN NEW.username IS NOT OLD.username OR NEW.firstName IS NOT OLD.firstName OR NEW.lastName IS NOT OLD.lastName
BEGIN
  UPDATE users SET nameParts = NULL WHERE id = NEW.id;
END;
