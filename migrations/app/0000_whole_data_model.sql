CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actorId` text,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`detail` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`actorId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_target` ON `audit_log` (`target`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actorId`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`postId` text NOT NULL,
	`userId` text NOT NULL,
	`content` text NOT NULL,
	`isDemo` integer DEFAULT false NOT NULL,
	`idempotencyKey` text,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "comments_content" CHECK(length(trim("comments"."content")) > 0)
);
--> statement-breakpoint
CREATE INDEX `comments_by_post` ON `comments` (`postId`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_user` ON `comments` (`userId`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `comments_idempotency` ON `comments` (`userId`,`idempotencyKey`) WHERE "comments"."idempotencyKey" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`likesCount` integer DEFAULT 0 NOT NULL,
	`sharesCount` integer DEFAULT 0 NOT NULL,
	`likesAdjustment` integer DEFAULT 0 NOT NULL,
	`sharesAdjustment` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`date`, `kind`),
	CONSTRAINT "daily_counts_kind" CHECK("kind" IN ('verse', 'prayer')),
	CONSTRAINT "daily_counts_likes" CHECK("daily_counts"."likesCount" >= 0),
	CONSTRAINT "daily_counts_shares" CHECK("daily_counts"."sharesCount" >= 0)
);
--> statement-breakpoint
CREATE TABLE `daily_engagement` (
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`action` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`date`, `kind`, `action`, `userId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "daily_engagement_kind" CHECK("kind" IN ('verse', 'prayer')),
	CONSTRAINT "daily_engagement_action" CHECK("action" IN ('like', 'share'))
);
--> statement-breakpoint
CREATE INDEX `daily_engagement_by_user` ON `daily_engagement` (`userId`,`date`);--> statement-breakpoint
CREATE TABLE `events` (
	`postId` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`date` text NOT NULL,
	`time` text,
	`timeZone` text NOT NULL,
	`startsAt` integer NOT NULL,
	`location` text,
	`registrationUrl` text,
	`imageUrl` text,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "events_title" CHECK(length(trim("events"."title")) > 0)
);
--> statement-breakpoint
CREATE INDEX `events_by_start` ON `events` (`startsAt`,`postId`);--> statement-breakpoint
CREATE TABLE `follows` (
	`followerId` text NOT NULL,
	`followeeId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`followerId`, `followeeId`),
	FOREIGN KEY (`followerId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`followeeId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "follows_not_self" CHECK("follows"."followerId" <> "follows"."followeeId")
);
--> statement-breakpoint
CREATE INDEX `follows_following_list` ON `follows` (`followerId`,`createdAt`,`followeeId`);--> statement-breakpoint
CREATE INDEX `follows_followers_list` ON `follows` (`followeeId`,`createdAt`,`followerId`);--> statement-breakpoint
CREATE TABLE `game_plays` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`game` text NOT NULL,
	`sessionId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `game_plays_by_time` ON `game_plays` (`createdAt`);--> statement-breakpoint
CREATE INDEX `game_plays_by_user` ON `game_plays` (`userId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `identities` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `identities_by_user` ON `identities` (`userId`);--> statement-breakpoint
CREATE TABLE `interests` (
	`postId` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`postId`, `userId`),
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `interests_by_user` ON `interests` (`userId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `likes` (
	`postId` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`postId`, `userId`),
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `likes_by_user` ON `likes` (`userId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`type` text NOT NULL,
	`content` text NOT NULL,
	`imageUrl` text,
	`imageWidth` integer,
	`imageHeight` integer,
	`imageAlt` text,
	`videoUrl` text,
	`likesCount` integer DEFAULT 0 NOT NULL,
	`likesAdjustment` integer DEFAULT 0 NOT NULL,
	`commentsCount` integer DEFAULT 0 NOT NULL,
	`sharesCount` integer DEFAULT 0 NOT NULL,
	`interestsCount` integer DEFAULT 0 NOT NULL,
	`isDemo` integer DEFAULT false NOT NULL,
	`idempotencyKey` text,
	`createdAt` integer NOT NULL,
	`updatedAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "posts_type" CHECK("type" IN ('text', 'image', 'video', 'prayer', 'event', 'verse')),
	CONSTRAINT "posts_likes_count" CHECK("posts"."likesCount" >= 0),
	CONSTRAINT "posts_comments_count" CHECK("posts"."commentsCount" >= 0),
	CONSTRAINT "posts_shares_count" CHECK("posts"."sharesCount" >= 0),
	CONSTRAINT "posts_interests_count" CHECK("posts"."interestsCount" >= 0)
);
--> statement-breakpoint
CREATE INDEX `posts_by_type` ON `posts` (`type`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_user` ON `posts` (`userId`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_image` ON `posts` (`imageUrl`) WHERE "posts"."imageUrl" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `posts_idempotency` ON `posts` (`userId`,`idempotencyKey`) WHERE "posts"."idempotencyKey" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `preferences` (
	`userId` text NOT NULL,
	`preference` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `preference`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `rate_windows` (
	`key` text NOT NULL,
	`windowStart` integer NOT NULL,
	`hits` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	PRIMARY KEY(`key`, `windowStart`)
);
--> statement-breakpoint
CREATE INDEX `rate_windows_by_expiry` ON `rate_windows` (`expiresAt`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`userAgent` text,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`userId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expiresAt`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updatedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shares` (
	`id` text PRIMARY KEY NOT NULL,
	`postId` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shares_by_post` ON `shares` (`postId`,`id`);--> statement-breakpoint
CREATE INDEX `shares_by_user` ON `shares` (`userId`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`firstName` text,
	`lastName` text,
	`email` text,
	`emailVerified` integer DEFAULT false NOT NULL,
	`profileImageUrl` text,
	`bio` text,
	`adminAccess` text DEFAULT 'none' NOT NULL,
	`isPowerAdmin` integer DEFAULT false NOT NULL,
	`isDemo` integer DEFAULT false NOT NULL,
	`postsCount` integer DEFAULT 0 NOT NULL,
	`followersCount` integer DEFAULT 0 NOT NULL,
	`followingCount` integer DEFAULT 0 NOT NULL,
	`preferencesSetAt` integer,
	`createdAt` integer NOT NULL,
	CONSTRAINT "users_admin_access" CHECK("adminAccess" IN ('none', 'read', 'write')),
	CONSTRAINT "users_posts_count" CHECK("users"."postsCount" >= 0),
	CONSTRAINT "users_followers_count" CHECK("users"."followersCount" >= 0),
	CONSTRAINT "users_following_count" CHECK("users"."followingCount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email")) WHERE "users"."email" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_followers` ON `users` (`followersCount`,`id`);--> statement-breakpoint
CREATE TABLE `verse_cards` (
	`postId` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`book` text NOT NULL,
	`chapter` integer NOT NULL,
	`verse` integer NOT NULL,
	`verseEnd` integer,
	`text` text NOT NULL,
	`customization` text NOT NULL,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "verse_cards_customization" CHECK(json_valid("verse_cards"."customization")),
	CONSTRAINT "verse_cards_reference" CHECK("verse_cards"."chapter" > 0 AND "verse_cards"."verse" > 0 AND ("verse_cards"."verseEnd" IS NULL OR "verse_cards"."verseEnd" >= "verse_cards"."verse"))
);
--> statement-breakpoint
CREATE TABLE `visits` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`page` text NOT NULL,
	`sessionId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visits_by_time` ON `visits` (`createdAt`);--> statement-breakpoint
CREATE INDEX `visits_by_user` ON `visits` (`userId`,`createdAt`);