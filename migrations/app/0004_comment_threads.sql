CREATE TABLE `comment_threads` (
	`id` text PRIMARY KEY NOT NULL,
	`postId` text NOT NULL,
	`repliesCount` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "comment_threads_repliesCount" CHECK("comment_threads"."repliesCount" >= 0)
);
--> statement-breakpoint
CREATE INDEX `comment_threads_by_post` ON `comment_threads` (`postId`,`id`);--> statement-breakpoint
ALTER TABLE `comments` ADD `parentId` text;--> statement-breakpoint
ALTER TABLE `comments` ADD `editedAt` integer;--> statement-breakpoint
CREATE INDEX `comments_top_level` ON `comments` (`postId`,`id`) WHERE "comments"."parentId" IS NULL;--> statement-breakpoint
CREATE INDEX `comments_by_parent` ON `comments` (`parentId`,`id`) WHERE "comments"."parentId" IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER comment_threads_add_reply AFTER INSERT ON comments WHEN NEW.parentId IS NOT NULL BEGIN
  INSERT INTO comment_threads (id, postId, repliesCount) VALUES (NEW.parentId, NEW.postId, 1)
  ON CONFLICT (id) DO UPDATE SET repliesCount = repliesCount + 1;
END;
--> statement-breakpoint
CREATE TRIGGER comment_threads_remove_reply AFTER DELETE ON comments
WHEN OLD.parentId IS NOT NULL AND OLD.hiddenAt IS NULL BEGIN
  UPDATE comment_threads SET repliesCount = repliesCount - 1 WHERE id = OLD.parentId;
  DELETE FROM comment_threads WHERE id = OLD.parentId AND repliesCount = 0;
END;
--> statement-breakpoint
CREATE TRIGGER comment_threads_hide_reply AFTER UPDATE OF hiddenAt ON comments
WHEN NEW.parentId IS NOT NULL AND OLD.hiddenAt IS NULL AND NEW.hiddenAt IS NOT NULL BEGIN
  UPDATE comment_threads SET repliesCount = repliesCount - 1 WHERE id = NEW.parentId;
  DELETE FROM comment_threads WHERE id = NEW.parentId AND repliesCount = 0;
END;
--> statement-breakpoint
CREATE TRIGGER comment_threads_show_reply AFTER UPDATE OF hiddenAt ON comments
WHEN NEW.parentId IS NOT NULL AND OLD.hiddenAt IS NOT NULL AND NEW.hiddenAt IS NULL BEGIN
  INSERT INTO comment_threads (id, postId, repliesCount) VALUES (NEW.parentId, NEW.postId, 1)
  ON CONFLICT (id) DO UPDATE SET repliesCount = repliesCount + 1;
END;
