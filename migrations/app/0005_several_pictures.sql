CREATE TABLE `post_images` (
	`postId` text NOT NULL,
	`position` integer NOT NULL,
	`url` text NOT NULL,
	`width` integer,
	`height` integer,
	`alt` text,
	PRIMARY KEY(`postId`, `position`),
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_images_by_url` ON `post_images` (`url`);--> statement-breakpoint
ALTER TABLE `images` ADD `uploaderId` text;--> statement-breakpoint
CREATE INDEX `images_by_uploader` ON `images` (`uploaderId`) WHERE "images"."uploaderId" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `imagesCount` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER post_images_deleted AFTER DELETE ON post_images BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.url, 9);
END;
--> statement-breakpoint
CREATE TRIGGER post_images_replaced AFTER UPDATE OF url ON post_images BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.url, 9);
END;
--> statement-breakpoint
CREATE TRIGGER post_images_of_reported_post_deleted AFTER DELETE ON post_images
WHEN EXISTS (SELECT 1 FROM report_tickets WHERE kind = 'post' AND targetId = OLD.postId AND status = 'open') BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER) + 2592000000)
  WHERE key = substr(OLD.url, 9);
END;
--> statement-breakpoint
CREATE TRIGGER users_release_uploads AFTER DELETE ON users BEGIN
  UPDATE images SET uploaderId = NULL,
    checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE uploaderId = OLD.id;
END;
