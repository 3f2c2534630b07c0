CREATE TABLE `reels` (
	`postId` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reels_by_place` ON `reels` (`place`,`postId`);--> statement-breakpoint
CREATE TABLE `reels_seen` (
	`userId` text NOT NULL,
	`postId` text NOT NULL,
	`seenAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `postId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reels_seen_by_time` ON `reels_seen` (`seenAt`);--> statement-breakpoint
INSERT INTO reels (postId, place) SELECT id, random() & 2147483647 FROM posts WHERE type = 'video';--> statement-breakpoint
-- Whoever writes a video, its place follows in the same statement. A post never changes its kind.
CREATE TRIGGER reels_follow_posts AFTER INSERT ON posts WHEN NEW.type = 'video' BEGIN
  INSERT INTO reels (postId, place) VALUES (NEW.id, random() & 2147483647);
END;
