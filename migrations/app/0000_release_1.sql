CREATE TABLE `audit_log` (
	`seq` integer PRIMARY KEY NOT NULL,
	`actorId` text NOT NULL,
	`action` text NOT NULL,
	`subjectId` text,
	`target` text NOT NULL,
	`reason` text,
	`before` text,
	`after` text,
	`createdAt` integer NOT NULL,
	`hash` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_subject` ON `audit_log` (`subjectId`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actorId`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_log_unsealed` ON `audit_log` (`seq`) WHERE "audit_log"."hash" IS NULL;--> statement-breakpoint
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
CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`postId` text NOT NULL,
	`userId` text NOT NULL,
	`content` text NOT NULL,
	`isDemo` integer DEFAULT false NOT NULL,
	`idempotencyKey` text,
	`createdAt` integer NOT NULL,
	`hiddenAt` integer,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "comments_content" CHECK(length(trim("comments"."content")) > 0)
);
--> statement-breakpoint
CREATE INDEX `comments_by_post` ON `comments` (`postId`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_user` ON `comments` (`userId`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `comments_idempotency` ON `comments` (`userId`,`idempotencyKey`) WHERE "comments"."idempotencyKey" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `creation_counts` (
	`day` integer NOT NULL,
	`kind` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`likesCount` integer DEFAULT 0 NOT NULL,
	`sharesCount` integer DEFAULT 0 NOT NULL,
	`likesAdjustment` integer DEFAULT 0 NOT NULL,
	`sharesAdjustment` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`date`, `kind`),
	CONSTRAINT "daily_counts_kind" CHECK("kind" IN ('verse', 'prayer')),
	CONSTRAINT "daily_counts_likesCount" CHECK("daily_counts"."likesCount" >= 0),
	CONSTRAINT "daily_counts_sharesCount" CHECK("daily_counts"."sharesCount" >= 0)
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
CREATE TABLE `daily_rollups` (
	`day` integer PRIMARY KEY NOT NULL,
	`metrics` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `daily_sessions` (
	`day` integer PRIMARY KEY NOT NULL,
	`sessions` integer DEFAULT 0 NOT NULL,
	`continuedSessions` integer DEFAULT 0 NOT NULL,
	`durationMs` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `daily_usage` (
	`day` integer NOT NULL,
	`feature` text NOT NULL,
	`gapDays` integer NOT NULL,
	`users` integer NOT NULL,
	PRIMARY KEY(`day`, `feature`, `gapDays`)
);
--> statement-breakpoint
CREATE TABLE `data_access_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actorId` text NOT NULL,
	`action` text NOT NULL,
	`subjectId` text,
	`target` text NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `data_access_log_by_subject` ON `data_access_log` (`subjectId`,`id`);--> statement-breakpoint
CREATE INDEX `data_access_log_by_actor` ON `data_access_log` (`actorId`,`id`);--> statement-breakpoint
CREATE TABLE `deleted_handles` (
	`handle` text PRIMARY KEY NOT NULL,
	`deletedAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_handles_by_time` ON `deleted_handles` (`deletedAt`);--> statement-breakpoint
CREATE TABLE `event_notifications` (
	`postId` text NOT NULL,
	`kind` text NOT NULL,
	`dueAt` integer NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`postId`, `kind`),
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_notifications_due` ON `event_notifications` (`dueAt`);--> statement-breakpoint
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
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "events_title" CHECK(length(trim("events"."title")) > 0)
);
--> statement-breakpoint
CREATE INDEX `events_by_start` ON `events` (`startsAt`,`postId`);--> statement-breakpoint
CREATE TABLE `favourite_verses` (
	`userId` text NOT NULL,
	`book` text NOT NULL,
	`chapter` integer NOT NULL,
	`verse` integer NOT NULL,
	`version` text DEFAULT 'KJV' NOT NULL,
	`shown` integer DEFAULT false NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `book`, `chapter`, `verse`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favourite_verses_list` ON `favourite_verses` (`userId`,`createdAt`,`book`,`chapter`,`verse`);--> statement-breakpoint
CREATE TABLE `follow_requests` (
	`followerId` text NOT NULL,
	`followeeId` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`followerId`, `followeeId`),
	FOREIGN KEY (`followerId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`followeeId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "follow_requests_not_self" CHECK("follow_requests"."followerId" <> "follow_requests"."followeeId")
);
--> statement-breakpoint
CREATE INDEX `follow_requests_list` ON `follow_requests` (`followeeId`,`createdAt`,`followerId`);--> statement-breakpoint
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
CREATE TABLE `former_handles` (
	`handle` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_handles_by_user` ON `former_handles` (`userId`,`createdAt`);--> statement-breakpoint
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
CREATE TABLE `game_rounds` (
	`userId` text NOT NULL,
	`id` text NOT NULL,
	`game` text NOT NULL,
	`score` integer NOT NULL,
	`maxScore` integer NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `id`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "game_rounds_game" CHECK("game" IN ('bible-trivia', 'faith-journey', 'word-search', 'scripture-match', 'unscramble', 'memory')),
	CONSTRAINT "game_rounds_score" CHECK("game_rounds"."score" BETWEEN 0 AND "game_rounds"."maxScore")
);
--> statement-breakpoint
CREATE INDEX `game_rounds_by_time` ON `game_rounds` (`createdAt`);--> statement-breakpoint
CREATE TABLE `game_scores` (
	`userId` text NOT NULL,
	`game` text NOT NULL,
	`plays` integer DEFAULT 0 NOT NULL,
	`best` integer DEFAULT 0 NOT NULL,
	`bestMaxScore` integer DEFAULT 0 NOT NULL,
	`streak` integer DEFAULT 0 NOT NULL,
	`longestStreak` integer DEFAULT 0 NOT NULL,
	`lastDay` text,
	`lastScore` integer DEFAULT 0 NOT NULL,
	`lastMaxScore` integer DEFAULT 0 NOT NULL,
	`graceDay` text,
	PRIMARY KEY(`userId`, `game`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "game_scores_game" CHECK("game" IN ('bible-trivia', 'faith-journey', 'word-search', 'scripture-match', 'unscramble', 'memory'))
);
--> statement-breakpoint
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
CREATE TABLE `images` (
	`key` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`createdAt` integer NOT NULL,
	`checkAfter` integer,
	`deletingSince` integer
);
--> statement-breakpoint
CREATE INDEX `images_to_check` ON `images` (`checkAfter`) WHERE "images"."checkAfter" IS NOT NULL;--> statement-breakpoint
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
CREATE TABLE `last_uses` (
	`userId` text NOT NULL,
	`feature` text NOT NULL,
	`day` integer NOT NULL,
	PRIMARY KEY(`userId`, `feature`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `mentions` (
	`sourceId` text NOT NULL,
	`userId` text NOT NULL,
	`postId` text NOT NULL,
	`commentId` text,
	PRIMARY KEY(`sourceId`, `userId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`commentId`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentions_by_user` ON `mentions` (`userId`);--> statement-breakpoint
CREATE INDEX `mentions_by_post` ON `mentions` (`postId`);--> statement-breakpoint
CREATE INDEX `mentions_by_comment` ON `mentions` (`commentId`) WHERE "mentions"."commentId" IS NOT NULL;--> statement-breakpoint
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
CREATE TABLE `name_parts` (
	`part` text NOT NULL,
	`userId` text NOT NULL,
	PRIMARY KEY(`part`, `userId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `name_parts_by_user` ON `name_parts` (`userId`);--> statement-breakpoint
CREATE TABLE `notification_actors` (
	`notificationId` text NOT NULL,
	`userId` text NOT NULL,
	`actorId` text NOT NULL,
	`cause` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`notificationId`, `actorId`),
	FOREIGN KEY (`notificationId`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actorId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_actors_latest` ON `notification_actors` (`notificationId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `notification_actors_by_actor` ON `notification_actors` (`actorId`,`userId`,`cause`);--> statement-breakpoint
CREATE TABLE `notification_levels` (
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`level` text NOT NULL,
	PRIMARY KEY(`userId`, `kind`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notification_levels_level" CHECK("level" IN ('off', 'app', 'push'))
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`postId` text,
	`commentId` text,
	`detail` text NOT NULL,
	`latestActorIds` text DEFAULT '[]' NOT NULL,
	`actorsCount` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`seenAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`commentId`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_list` ON `notifications` (`userId`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`userId`,`id`) WHERE "notifications"."seenAt" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`userId`,`cause`);--> statement-breakpoint
CREATE INDEX `notifications_by_post` ON `notifications` (`postId`) WHERE "notifications"."postId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_by_comment` ON `notifications` (`commentId`) WHERE "notifications"."commentId" IS NOT NULL;--> statement-breakpoint
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
	`idempotencyHash` text,
	`createdAt` integer NOT NULL,
	`updatedAt` integer,
	`hiddenAt` integer,
	`hiddenReason` text,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "posts_type" CHECK("type" IN ('text', 'image', 'video', 'prayer', 'event', 'verse')),
	CONSTRAINT "posts_likesCount" CHECK("posts"."likesCount" >= 0),
	CONSTRAINT "posts_commentsCount" CHECK("posts"."commentsCount" >= 0),
	CONSTRAINT "posts_sharesCount" CHECK("posts"."sharesCount" >= 0),
	CONSTRAINT "posts_interestsCount" CHECK("posts"."interestsCount" >= 0)
);
--> statement-breakpoint
CREATE INDEX `posts_by_type` ON `posts` (`type`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_user` ON `posts` (`userId`,`id`);--> statement-breakpoint
CREATE INDEX `posts_by_image` ON `posts` (`imageUrl`) WHERE "posts"."imageUrl" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_hidden` ON `posts` (`id`) WHERE "posts"."hiddenAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_hidden_by_user` ON `posts` (`userId`) WHERE "posts"."hiddenAt" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `posts_idempotency` ON `posts` (`userId`,`idempotencyKey`) WHERE "posts"."idempotencyKey" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `profile_details` (
	`userId` text PRIMARY KEY NOT NULL,
	`faithJourney` text,
	`faithJourneyAudience` text DEFAULT 'everyone' NOT NULL,
	`prayerIntentions` text,
	`prayerIntentionsAudience` text DEFAULT 'followers' NOT NULL,
	`favouriteVersesAudience` text DEFAULT 'everyone' NOT NULL,
	`updatedAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "profile_details_faithJourneyAudience" CHECK("faithJourneyAudience" IN ('everyone', 'followers', 'me')),
	CONSTRAINT "profile_details_prayerIntentionsAudience" CHECK("prayerIntentionsAudience" IN ('everyone', 'followers', 'me')),
	CONSTRAINT "profile_details_favouriteVersesAudience" CHECK("favouriteVersesAudience" IN ('everyone', 'followers', 'me'))
);
--> statement-breakpoint
CREATE TABLE `push_deliveries` (
	`key` text NOT NULL,
	`deviceId` text NOT NULL,
	`claimedAt` integer NOT NULL,
	`deliveredAt` integer,
	PRIMARY KEY(`key`, `deviceId`),
	FOREIGN KEY (`deviceId`) REFERENCES `push_devices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_deliveries_by_device` ON `push_deliveries` (`deviceId`);--> statement-breakpoint
CREATE INDEX `push_deliveries_by_time` ON `push_deliveries` (`claimedAt`);--> statement-breakpoint
CREATE TABLE `push_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`sessionId` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`createdAt` integer NOT NULL,
	`deliveredAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sessionId`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_of_session` ON `push_devices` (`sessionId`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_by_user` ON `push_devices` (`userId`);--> statement-breakpoint
CREATE TABLE `pushes` (
	`notificationId` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`dueAt` integer NOT NULL,
	FOREIGN KEY (`notificationId`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pushes_due` ON `pushes` (`dueAt`);--> statement-breakpoint
CREATE TABLE `puzzle_answers` (
	`userId` text NOT NULL,
	`game` text NOT NULL,
	`date` text NOT NULL,
	`step` integer NOT NULL,
	`answer` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `date`, `game`, `step`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "puzzle_answers_game" CHECK("game" IN ('bible-trivia', 'faith-journey', 'word-search', 'scripture-match', 'unscramble', 'memory'))
);
--> statement-breakpoint
CREATE TABLE `quiet_hours` (
	`userId` text PRIMARY KEY NOT NULL,
	`timeZone` text NOT NULL,
	`quietFrom` text,
	`quietUntil` text,
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
CREATE TABLE `reels` (
	`postId` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reels_by_position` ON `reels` (`position`,`postId`);--> statement-breakpoint
CREATE TABLE `reels_seen` (
	`userId` text NOT NULL,
	`postId` text NOT NULL,
	`seenAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `postId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reels_seen_by_time` ON `reels_seen` (`seenAt`);--> statement-breakpoint
CREATE TABLE `report_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`targetId` text NOT NULL,
	`subjectId` text,
	`subjectKeys` text,
	`snapshot` text NOT NULL,
	`weight` integer DEFAULT 0 NOT NULL,
	`reportsCount` integer DEFAULT 0 NOT NULL,
	`openedAt` integer NOT NULL,
	`claimedBy` text,
	`claimedUntil` integer,
	`status` text DEFAULT 'open' NOT NULL,
	`decision` text,
	`decisionReason` text,
	`decidedAt` integer,
	`suspendedUntil` integer,
	`reviewRequestedAt` integer,
	`redactAt` integer,
	`hiddenUntilReviewed` integer DEFAULT false NOT NULL,
	`appeal` text,
	`appealedAt` integer,
	`appealDecision` text,
	`appealReason` text,
	FOREIGN KEY (`claimedBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "report_tickets_kind" CHECK("kind" IN ('post', 'comment', 'person')),
	CONSTRAINT "report_tickets_status" CHECK("status" IN ('open', 'decided', 'withdrawn')),
	CONSTRAINT "report_tickets_weight" CHECK("report_tickets"."weight" >= 0),
	CONSTRAINT "report_tickets_reportsCount" CHECK("report_tickets"."reportsCount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_tickets_open` ON `report_tickets` (`kind`,`targetId`) WHERE "report_tickets"."status" = 'open' AND "report_tickets"."appealedAt" IS NULL;--> statement-breakpoint
CREATE INDEX `report_tickets_by_target` ON `report_tickets` (`kind`,`targetId`,`id`);--> statement-breakpoint
CREATE INDEX `report_tickets_by_subject` ON `report_tickets` (`subjectId`,`id`);--> statement-breakpoint
CREATE INDEX `report_tickets_by_claimer` ON `report_tickets` (`claimedBy`) WHERE "report_tickets"."claimedBy" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `report_tickets_queue` ON `report_tickets` (`status`,-"weight",`id`);--> statement-breakpoint
CREATE INDEX `report_tickets_decided` ON `report_tickets` (`status`,`decidedAt`,`id`);--> statement-breakpoint
CREATE INDEX `report_tickets_by_image` ON `report_tickets` (("snapshot" ->> '$.imageUrl')) WHERE ("report_tickets"."snapshot" ->> '$.imageUrl') IS NOT NULL;--> statement-breakpoint
CREATE INDEX `report_tickets_to_redact` ON `report_tickets` (`redactAt`) WHERE "report_tickets"."redactAt" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `reports` (
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
	CONSTRAINT "reports_reason" CHECK("reason" IN ('danger', 'child', 'hate', 'sexual', 'spam', 'other'))
);
--> statement-breakpoint
CREATE INDEX `reports_by_reporter` ON `reports` (`reporterId`,`ticketId`);--> statement-breakpoint
CREATE TABLE `sanctions` (
	`kind` text NOT NULL,
	`keyHash` text NOT NULL,
	`until` integer NOT NULL,
	`reason` text,
	`createdBy` text,
	`ticketId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	PRIMARY KEY(`keyHash`, `kind`),
	FOREIGN KEY (`ticketId`) REFERENCES `report_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sanctions_kind" CHECK("kind" IN ('suspended', 'banned'))
);
--> statement-breakpoint
CREATE INDEX `sanctions_by_ticket` ON `sanctions` (`ticketId`);--> statement-breakpoint
CREATE INDEX `sanctions_by_expiry` ON `sanctions` (`expiresAt`);--> statement-breakpoint
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
CREATE TABLE `thread_watchers` (
	`postId` text NOT NULL,
	`userId` text NOT NULL,
	PRIMARY KEY(`postId`, `userId`),
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_watchers_by_user` ON `thread_watchers` (`userId`);--> statement-breakpoint
CREATE TABLE `ticket_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`ticketId` text NOT NULL,
	`authorId` text,
	`message` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`ticketId`) REFERENCES `report_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`authorId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `ticket_notes_by_ticket` ON `ticket_notes` (`ticketId`,`id`);--> statement-breakpoint
CREATE INDEX `ticket_notes_by_author` ON `ticket_notes` (`authorId`) WHERE "ticket_notes"."authorId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`firstName` text,
	`lastName` text,
	`email` text,
	`emailVerified` integer DEFAULT false NOT NULL,
	`profileImageUrl` text,
	`bio` text,
	`banner` text,
	`nameParts` text,
	`adminAccess` text DEFAULT 'none' NOT NULL,
	`isPowerAdmin` integer DEFAULT false NOT NULL,
	`isDemo` integer DEFAULT false NOT NULL,
	`postsCount` integer DEFAULT 0 NOT NULL,
	`followersCount` integer DEFAULT 0 NOT NULL,
	`followingCount` integer DEFAULT 0 NOT NULL,
	`preferencesSetAt` integer,
	`preferenceBits` integer DEFAULT 0 NOT NULL,
	`approvesFollowers` integer DEFAULT false NOT NULL,
	`showsScores` integer DEFAULT true NOT NULL,
	`allowsAnalytics` integer DEFAULT true NOT NULL,
	`suspendedUntil` integer,
	`unreadNotifications` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	CONSTRAINT "users_adminAccess" CHECK("adminAccess" IN ('none', 'read', 'write')),
	CONSTRAINT "users_postsCount" CHECK("users"."postsCount" >= 0),
	CONSTRAINT "users_followersCount" CHECK("users"."followersCount" >= 0),
	CONSTRAINT "users_followingCount" CHECK("users"."followingCount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email")) WHERE "users"."emailVerified" = 1;--> statement-breakpoint
CREATE INDEX `users_unverified_email` ON `users` (lower("email")) WHERE "users"."emailVerified" = 0;--> statement-breakpoint
CREATE INDEX `users_by_followers` ON `users` (`followersCount`,`id`);--> statement-breakpoint
CREATE INDEX `users_missing_name_parts` ON `users` (`id`) WHERE "users"."nameParts" IS NULL;--> statement-breakpoint
CREATE INDEX `users_by_image` ON `users` (`profileImageUrl`) WHERE "users"."profileImageUrl" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`id`,`adminAccess`) WHERE "users"."adminAccess" <> 'none';--> statement-breakpoint
CREATE INDEX `users_suspended` ON `users` (`id`,`suspendedUntil`) WHERE "users"."suspendedUntil" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `verse_cards` (
	`postId` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`book` text NOT NULL,
	`chapter` integer NOT NULL,
	`verse` integer NOT NULL,
	`lastVerse` integer,
	`text` text NOT NULL,
	`customization` text NOT NULL,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "verse_cards_customization" CHECK(json_valid("verse_cards"."customization")),
	CONSTRAINT "verse_cards_reference" CHECK("verse_cards"."chapter" > 0 AND "verse_cards"."verse" > 0 AND ("verse_cards"."lastVerse" IS NULL OR "verse_cards"."lastVerse" >= "verse_cards"."verse"))
);
--> statement-breakpoint
CREATE INDEX `verse_cards_by_image` ON `verse_cards` (("customization" ->> '$.customBackgroundUrl')) WHERE ("verse_cards"."customization" ->> '$.customBackgroundUrl') IS NOT NULL;--> statement-breakpoint
CREATE TABLE `visits` (
	`userId` text NOT NULL,
	`day` integer NOT NULL,
	`sessionId` text NOT NULL,
	`startedAt` integer NOT NULL,
	`lastSeenAt` integer NOT NULL,
	`sessions` integer DEFAULT 1 NOT NULL,
	`continuedSessions` integer DEFAULT 0 NOT NULL,
	`durationMs` integer DEFAULT 0 NOT NULL,
	`pageFlags` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`userId`, `day`, `sessionId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visits_by_day` ON `visits` (`day`,`userId`);--> statement-breakpoint
CREATE TABLE `withdrawn_notifications` (
	`userId` text NOT NULL,
	`actorId` text NOT NULL,
	`cause` text NOT NULL,
	`notifiedAt` integer NOT NULL,
	`seenAt` integer,
	PRIMARY KEY(`userId`, `actorId`, `cause`)
);
--> statement-breakpoint
CREATE INDEX `withdrawn_notifications_by_time` ON `withdrawn_notifications` (`notifiedAt`);
--> statement-breakpoint
CREATE TRIGGER daily_sessions_add_visit AFTER INSERT ON visits BEGIN
  INSERT INTO daily_sessions (day, sessions, continuedSessions, durationMs) VALUES (NEW.day, NEW.sessions, NEW.continuedSessions, NEW.durationMs)
  ON CONFLICT (day) DO UPDATE SET
    sessions = sessions + NEW.sessions, continuedSessions = continuedSessions + NEW.continuedSessions, durationMs = durationMs + NEW.durationMs;
END;
--> statement-breakpoint
CREATE TRIGGER daily_sessions_update_visit AFTER UPDATE OF sessions, durationMs ON visits
WHEN NEW.sessions <> OLD.sessions OR NEW.durationMs <> OLD.durationMs BEGIN
  UPDATE daily_sessions SET sessions = sessions + NEW.sessions - OLD.sessions, durationMs = durationMs + NEW.durationMs - OLD.durationMs
  WHERE day = NEW.day;
END;
--> statement-breakpoint
CREATE TRIGGER daily_usage_add_first_use AFTER INSERT ON last_uses BEGIN
  INSERT INTO daily_usage (day, feature, gapDays, users) VALUES (NEW.day, NEW.feature, 91, 1)
  ON CONFLICT (day, feature, gapDays) DO UPDATE SET users = users + 1;
END;
--> statement-breakpoint
CREATE TRIGGER daily_usage_add_repeat_use AFTER UPDATE OF day ON last_uses WHEN NEW.day > OLD.day BEGIN
  INSERT INTO daily_usage (day, feature, gapDays, users) VALUES (NEW.day, NEW.feature, min(91, NEW.day - OLD.day), 1)
  ON CONFLICT (day, feature, gapDays) DO UPDATE SET users = users + 1;
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'The audit log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
WHEN OLD.hash IS NOT NULL OR NEW.hash IS NULL OR NEW.seq <> OLD.seq OR NEW.actorId <> OLD.actorId
  OR NEW.action <> OLD.action OR NEW.subjectId IS NOT OLD.subjectId OR NEW.target <> OLD.target
  OR NEW.reason IS NOT OLD.reason OR NEW.before IS NOT OLD.before OR NEW.after IS NOT OLD.after
  OR NEW.createdAt <> OLD.createdAt BEGIN
  SELECT RAISE(ABORT, 'The audit log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_replace BEFORE INSERT ON audit_log
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM audit_log) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: audit_log.seq');
END;
--> statement-breakpoint
CREATE TRIGGER data_access_log_no_delete BEFORE DELETE ON data_access_log BEGIN
  SELECT RAISE(ABORT, 'The data access log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER data_access_log_no_update BEFORE UPDATE ON data_access_log BEGIN
  SELECT RAISE(ABORT, 'The data access log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER blocks_delete_follows AFTER INSERT ON blocks BEGIN
  DELETE FROM follows WHERE followerId = NEW.blockerId AND followeeId = NEW.blockedId;
  DELETE FROM follows WHERE followerId = NEW.blockedId AND followeeId = NEW.blockerId;
  DELETE FROM follow_requests WHERE followerId = NEW.blockerId AND followeeId = NEW.blockedId;
  DELETE FROM follow_requests WHERE followerId = NEW.blockedId AND followeeId = NEW.blockerId;
END;
--> statement-breakpoint
CREATE TRIGGER blocks_withdraw_notifications AFTER INSERT ON blocks BEGIN
  DELETE FROM notification_actors WHERE actorId = NEW.blockedId AND userId = NEW.blockerId;
  DELETE FROM notification_actors WHERE actorId = NEW.blockerId AND userId = NEW.blockedId;
END;
--> statement-breakpoint
CREATE TRIGGER mutes_withdraw_notifications AFTER INSERT ON mutes BEGIN
  DELETE FROM notification_actors WHERE actorId = NEW.mutedId AND userId = NEW.muterId;
END;
--> statement-breakpoint
CREATE TRIGGER comments_counted AFTER INSERT ON comments BEGIN
  UPDATE posts SET commentsCount = commentsCount + 1 WHERE id = NEW.postId;
END;
--> statement-breakpoint
CREATE TRIGGER comments_uncounted AFTER DELETE ON comments WHEN OLD.hiddenAt IS NULL BEGIN
  UPDATE posts SET commentsCount = commentsCount - 1 WHERE id = OLD.postId;
END;
--> statement-breakpoint
CREATE TRIGGER comments_hidden AFTER UPDATE OF hiddenAt ON comments
WHEN (OLD.hiddenAt IS NULL) <> (NEW.hiddenAt IS NULL) BEGIN
  UPDATE posts SET commentsCount = commentsCount + iif(NEW.hiddenAt IS NULL, 1, -1) WHERE id = NEW.postId;
END;
--> statement-breakpoint
CREATE TRIGGER creation_counts_add_comment AFTER INSERT ON comments BEGIN
  INSERT INTO creation_counts (day, kind, count) VALUES (NEW.createdAt / 86400000, 'comments', 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER creation_counts_remove_comment AFTER DELETE ON comments BEGIN
  UPDATE creation_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND kind = 'comments';
END;
--> statement-breakpoint
CREATE TRIGGER comments_hidden_delete_notifications AFTER UPDATE OF hiddenAt ON comments WHEN NEW.hiddenAt IS NOT NULL BEGIN
  DELETE FROM notifications WHERE commentId = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER daily_counted AFTER INSERT ON daily_engagement BEGIN
  INSERT INTO daily_counts (date, kind, likesCount, sharesCount)
  VALUES (NEW.date, NEW.kind, NEW.action = 'like', NEW.action = 'share')
  ON CONFLICT (date, kind) DO UPDATE SET
    likesCount = likesCount + (NEW.action = 'like'),
    sharesCount = sharesCount + (NEW.action = 'share');
END;
--> statement-breakpoint
CREATE TRIGGER daily_uncounted AFTER DELETE ON daily_engagement BEGIN
  UPDATE daily_counts SET
    likesCount = likesCount - (OLD.action = 'like'),
    sharesCount = sharesCount - (OLD.action = 'share')
  WHERE date = OLD.date AND kind = OLD.kind;
END;
--> statement-breakpoint
CREATE TRIGGER interests_counted AFTER INSERT ON interests BEGIN
  UPDATE posts SET interestsCount = interestsCount + 1 WHERE id = NEW.postId;
END;
--> statement-breakpoint
CREATE TRIGGER interests_uncounted AFTER DELETE ON interests BEGIN
  UPDATE posts SET interestsCount = interestsCount - 1 WHERE id = OLD.postId;
END;
--> statement-breakpoint
CREATE TRIGGER game_rounds_count AFTER INSERT ON game_rounds BEGIN
  INSERT INTO game_scores (userId, game, plays, best, bestMaxScore)
  VALUES (NEW.userId, NEW.game, 1, NEW.score, NEW.maxScore)
  ON CONFLICT (userId, game) DO UPDATE SET
    plays = plays + 1,
    best = CASE WHEN (excluded.best * bestMaxScore, excluded.bestMaxScore) > (best * excluded.bestMaxScore, bestMaxScore)
      THEN excluded.best ELSE best END,
    bestMaxScore = CASE WHEN (excluded.best * bestMaxScore, excluded.bestMaxScore) > (best * excluded.bestMaxScore, bestMaxScore)
      THEN excluded.bestMaxScore ELSE bestMaxScore END;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_enqueue_push AFTER INSERT ON notifications
WHEN NEW.seenAt IS NULL AND EXISTS (SELECT 1 FROM push_devices WHERE userId = NEW.userId)
  AND NOT EXISTS (SELECT 1 FROM withdrawn_notifications WHERE userId = NEW.userId
    AND actorId = NEW.latestActorIds ->> 0 AND cause = substr(NEW.cause, 1, instr(NEW.cause || '@', '@') - 1)
    AND notifiedAt > NEW.createdAt - 86400000) BEGIN
  INSERT INTO pushes (notificationId, userId, dueAt) VALUES (NEW.id, NEW.userId, NEW.createdAt);
END;
--> statement-breakpoint
CREATE TRIGGER notifications_counted AFTER INSERT ON notifications WHEN NEW.seenAt IS NULL BEGIN
  UPDATE users SET unreadNotifications = unreadNotifications + 1 WHERE id = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_read AFTER UPDATE OF seenAt ON notifications
WHEN (OLD.seenAt IS NULL) <> (NEW.seenAt IS NULL) BEGIN
  UPDATE users SET unreadNotifications = unreadNotifications + iif(NEW.seenAt IS NULL, 1, -1) WHERE id = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_uncounted AFTER DELETE ON notifications WHEN OLD.seenAt IS NULL BEGIN
  UPDATE users SET unreadNotifications = unreadNotifications - 1 WHERE id = OLD.userId;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_insert_actor AFTER INSERT ON notifications
WHEN NEW.actorsCount = 0 AND NEW.latestActorIds <> '[]' BEGIN
  INSERT INTO notification_actors (notificationId, userId, actorId, cause, createdAt)
  VALUES (NEW.id, NEW.userId, NEW.latestActorIds ->> 0, substr(NEW.cause, 1, instr(NEW.cause || '@', '@') - 1), NEW.createdAt);
END;
--> statement-breakpoint
CREATE TRIGGER notification_actors_insert AFTER INSERT ON notification_actors BEGIN
  UPDATE notifications SET actorsCount = actorsCount + 1, latestActorIds = (
    SELECT json_group_array(actorId) FROM (SELECT actorId FROM notification_actors
      WHERE notificationId = NEW.notificationId ORDER BY createdAt DESC, rowid DESC LIMIT 2))
  WHERE id = NEW.notificationId;
END;
--> statement-breakpoint
CREATE TRIGGER notification_actors_delete AFTER DELETE ON notification_actors BEGIN
  UPDATE notifications SET actorsCount = actorsCount - 1, latestActorIds = (
    SELECT json_group_array(actorId) FROM (SELECT actorId FROM notification_actors
      WHERE notificationId = OLD.notificationId ORDER BY createdAt DESC, rowid DESC LIMIT 2))
  WHERE id = OLD.notificationId;
  INSERT INTO withdrawn_notifications (userId, actorId, cause, notifiedAt, seenAt)
  SELECT OLD.userId, OLD.actorId, OLD.cause, OLD.createdAt, seenAt FROM notifications
  WHERE id = OLD.notificationId AND OLD.createdAt > CAST(unixepoch('subsec') * 1000 AS INTEGER) - 86400000
  ON CONFLICT DO UPDATE SET seenAt = excluded.seenAt,
    notifiedAt = iif(notifiedAt <= excluded.notifiedAt - 86400000, excluded.notifiedAt, notifiedAt);
  DELETE FROM notifications WHERE id = OLD.notificationId AND actorsCount = 0;
END;
--> statement-breakpoint
CREATE TRIGGER events_update_notifications AFTER UPDATE OF title ON events WHEN NEW.title <> OLD.title BEGIN
  UPDATE notifications SET detail = json_set(detail, '$.text', NEW.title)
  WHERE postId = NEW.postId AND commentId IS NULL AND kind IN ('like', 'reminder', 'changed');
END;
--> statement-breakpoint
CREATE TRIGGER posts_counted AFTER INSERT ON posts BEGIN
  UPDATE users SET postsCount = postsCount + 1 WHERE id = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER posts_uncounted AFTER DELETE ON posts WHEN OLD.hiddenAt IS NULL BEGIN
  UPDATE users SET postsCount = postsCount - 1 WHERE id = OLD.userId;
END;
--> statement-breakpoint
CREATE TRIGGER posts_hidden AFTER UPDATE OF hiddenAt ON posts
WHEN (OLD.hiddenAt IS NULL) <> (NEW.hiddenAt IS NULL) BEGIN
  UPDATE users SET postsCount = postsCount + iif(NEW.hiddenAt IS NULL, 1, -1) WHERE id = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER creation_counts_add_post AFTER INSERT ON posts BEGIN
  INSERT INTO creation_counts (day, kind, count) VALUES (NEW.createdAt / 86400000, NEW.type, 1), (-1, 'posts', 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER creation_counts_remove_post AFTER DELETE ON posts BEGIN
  UPDATE creation_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND kind = OLD.type;
  UPDATE creation_counts SET count = count - 1 WHERE day = -1 AND kind = 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER posts_image_replaced AFTER UPDATE OF imageUrl ON posts
WHEN OLD.imageUrl IS NOT NEW.imageUrl BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.imageUrl, 9);
END;
--> statement-breakpoint
CREATE TRIGGER posts_image_deleted AFTER DELETE ON posts WHEN OLD.imageUrl IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.imageUrl, 9);
END;
--> statement-breakpoint
CREATE TRIGGER posts_update_notifications AFTER UPDATE OF content ON posts
WHEN NEW.content <> OLD.content AND NEW.type <> 'event' BEGIN
  UPDATE notifications SET detail = json_set(detail, '$.text', substr(NEW.content, 1, 160))
  WHERE postId = NEW.id AND commentId IS NULL AND kind IN ('like', 'mention');
END;
--> statement-breakpoint
CREATE TRIGGER posts_hidden_delete_notifications AFTER UPDATE OF hiddenAt ON posts WHEN NEW.hiddenAt IS NOT NULL BEGIN
  DELETE FROM notifications WHERE postId = NEW.id AND userId <> NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER verse_cards_image_replaced AFTER UPDATE OF customization ON verse_cards
WHEN OLD.customization ->> '$.customBackgroundUrl' IS NOT NEW.customization ->> '$.customBackgroundUrl' BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.customization ->> '$.customBackgroundUrl', 9);
END;
--> statement-breakpoint
CREATE TRIGGER verse_cards_image_deleted AFTER DELETE ON verse_cards
WHEN OLD.customization ->> '$.customBackgroundUrl' IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.customization ->> '$.customBackgroundUrl', 9);
END;
--> statement-breakpoint
CREATE TRIGGER likes_counted AFTER INSERT ON likes BEGIN
  UPDATE posts SET likesCount = likesCount + 1 WHERE id = NEW.postId;
END;
--> statement-breakpoint
CREATE TRIGGER likes_uncounted AFTER DELETE ON likes BEGIN
  UPDATE posts SET likesCount = likesCount - 1 WHERE id = OLD.postId;
END;
--> statement-breakpoint
CREATE TRIGGER creation_counts_add_like AFTER INSERT ON likes BEGIN
  INSERT INTO creation_counts (day, kind, count) VALUES (NEW.createdAt / 86400000, 'likes', 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER creation_counts_remove_like AFTER DELETE ON likes BEGIN
  UPDATE creation_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND kind = 'likes';
END;
--> statement-breakpoint
CREATE TRIGGER shares_counted AFTER INSERT ON shares BEGIN
  UPDATE posts SET sharesCount = sharesCount + 1 WHERE id = NEW.postId;
END;
--> statement-breakpoint
CREATE TRIGGER shares_uncounted AFTER DELETE ON shares BEGIN
  UPDATE posts SET sharesCount = sharesCount - 1 WHERE id = OLD.postId;
END;
--> statement-breakpoint
CREATE TRIGGER reels_add_video AFTER INSERT ON posts WHEN NEW.type = 'video' BEGIN
  INSERT INTO reels (postId, position) VALUES (NEW.id, random() & 2147483647);
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
--> statement-breakpoint
CREATE TRIGGER report_tickets_image_closed AFTER UPDATE OF status, snapshot ON report_tickets
WHEN NEW.status <> 'open' AND OLD.snapshot ->> '$.imageUrl' IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.snapshot ->> '$.imageUrl', 9);
END;
--> statement-breakpoint
CREATE TRIGGER report_tickets_image_deleted AFTER DELETE ON report_tickets
WHEN OLD.snapshot ->> '$.imageUrl' IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.snapshot ->> '$.imageUrl', 9);
END;
--> statement-breakpoint
CREATE TRIGGER follows_counted AFTER INSERT ON follows BEGIN
  UPDATE users SET followersCount = followersCount + 1 WHERE id = NEW.followeeId;
  UPDATE users SET followingCount = followingCount + 1 WHERE id = NEW.followerId;
END;
--> statement-breakpoint
CREATE TRIGGER follows_uncounted AFTER DELETE ON follows BEGIN
  UPDATE users SET followersCount = followersCount - 1 WHERE id = OLD.followeeId;
  UPDATE users SET followingCount = followingCount - 1 WHERE id = OLD.followerId;
END;
--> statement-breakpoint
CREATE TRIGGER follows_ignore_blocked BEFORE INSERT ON follows
WHEN EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followerId AND blockedId = NEW.followeeId)
  OR EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followeeId AND blockedId = NEW.followerId)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER follow_requests_ignore_blocked BEFORE INSERT ON follow_requests
WHEN EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followerId AND blockedId = NEW.followeeId)
  OR EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followeeId AND blockedId = NEW.followerId)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER users_reserve_handles BEFORE DELETE ON users BEGIN
  INSERT OR REPLACE INTO deleted_handles (handle, deletedAt)
  SELECT lower(OLD.username), unixepoch() * 1000
  UNION ALL SELECT handle, unixepoch() * 1000 FROM former_handles WHERE userId = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_accept_follow_requests AFTER UPDATE OF approvesFollowers ON users
WHEN OLD.approvesFollowers = 1 AND NEW.approvesFollowers = 0 BEGIN
  INSERT OR IGNORE INTO follows (followerId, followeeId, createdAt)
  SELECT followerId, followeeId, createdAt FROM follow_requests WHERE followeeId = NEW.id;
  DELETE FROM follow_requests WHERE followeeId = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_insert_name_parts AFTER INSERT ON users WHEN NEW.nameParts IS NOT NULL BEGIN
  INSERT OR IGNORE INTO name_parts (part, userId) SELECT value, NEW.id FROM json_each(NEW.nameParts);
END;
--> statement-breakpoint
CREATE TRIGGER users_replace_name_parts AFTER UPDATE OF nameParts ON users WHEN NEW.nameParts IS NOT NULL BEGIN
  DELETE FROM name_parts WHERE userId = NEW.id;
  INSERT OR IGNORE INTO name_parts (part, userId) SELECT value, NEW.id FROM json_each(NEW.nameParts);
END;
--> statement-breakpoint
CREATE TRIGGER users_clear_name_parts AFTER UPDATE OF username, firstName, lastName ON users
WHEN NEW.username IS NOT OLD.username OR NEW.firstName IS NOT OLD.firstName OR NEW.lastName IS NOT OLD.lastName
BEGIN
  UPDATE users SET nameParts = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_image_replaced AFTER UPDATE OF profileImageUrl ON users
WHEN OLD.profileImageUrl IS NOT NEW.profileImageUrl BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.profileImageUrl, 9);
END;
--> statement-breakpoint
CREATE TRIGGER users_image_deleted AFTER DELETE ON users WHEN OLD.profileImageUrl IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.profileImageUrl, 9);
END;
--> statement-breakpoint
CREATE TRIGGER creation_counts_add_user AFTER INSERT ON users BEGIN
  INSERT INTO creation_counts (day, kind, count) VALUES (NEW.createdAt / 86400000, 'users', 1), (-1, 'users', 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER creation_counts_remove_user AFTER DELETE ON users BEGIN
  UPDATE creation_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND kind = 'users';
  UPDATE creation_counts SET count = count - 1 WHERE day = -1 AND kind = 'users';
END;
--> statement-breakpoint
CREATE TRIGGER users_delete_withdrawn_notifications AFTER DELETE ON users BEGIN
  DELETE FROM withdrawn_notifications WHERE userId = OLD.id OR actorId = OLD.id;
END;
