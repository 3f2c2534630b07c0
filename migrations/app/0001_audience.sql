CREATE TABLE `groups` (
	`id` text PRIMARY KEY NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `group_members` (
	`groupId` text NOT NULL,
	`userId` text NOT NULL,
	`role` text DEFAULT 'member' NOT NULL,
	`joinedAt` integer NOT NULL,
	PRIMARY KEY(`groupId`, `userId`),
	FOREIGN KEY (`groupId`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "group_members_role" CHECK("role" IN ('owner', 'leader', 'member'))
);
--> statement-breakpoint
CREATE INDEX `group_members_by_user` ON `group_members` (`userId`,`groupId`);--> statement-breakpoint
-- Columns are added, because rebuilding the table would delete everything that refers to posts.
ALTER TABLE `posts` ADD `audience` text DEFAULT 'everyone' NOT NULL CONSTRAINT "posts_audience" CHECK("audience" IN ('everyone', 'followers', 'group', 'me'));--> statement-breakpoint
ALTER TABLE `posts` ADD `groupId` text REFERENCES `groups`(`id`) ON DELETE cascade CONSTRAINT "posts_groupId" CHECK(iif("groupId" IS NULL, "audience" <> 'group', "audience" <> 'followers'));--> statement-breakpoint
ALTER TABLE `posts` ADD `anonymous` integer DEFAULT false NOT NULL CONSTRAINT "posts_anonymous" CHECK("anonymous" = 0 OR "type" = 'prayer' AND "audience" <> 'followers');--> statement-breakpoint
DROP INDEX `posts_by_type`;--> statement-breakpoint
CREATE INDEX `posts_home` ON `posts` (`id`,`userId`,`type`,`hiddenAt`) WHERE "audience" = 'everyone' AND "groupId" IS NULL;--> statement-breakpoint
CREATE INDEX `posts_home_by_type` ON `posts` (`type`,`id`) WHERE "audience" = 'everyone' AND "groupId" IS NULL;--> statement-breakpoint
CREATE INDEX `posts_public_by_user` ON `posts` (`userId`,`id`) WHERE "audience" = 'everyone' AND "groupId" IS NULL AND "anonymous" = 0 AND "hiddenAt" IS NULL;--> statement-breakpoint
CREATE INDEX `posts_narrow_by_user` ON `posts` (`userId`,`audience`,`id`) WHERE "audience" <> 'everyone' AND "groupId" IS NULL;--> statement-breakpoint
CREATE INDEX `posts_by_group` ON `posts` (`groupId`) WHERE "groupId" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `defaultAudience` text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `newestPostId` text;--> statement-breakpoint
ALTER TABLE `users` ADD `homeSeenAt` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE users SET newestPostId = (SELECT max(id) FROM posts WHERE userId = users.id AND hiddenAt IS NULL) WHERE postsCount > 0;
