-- An event's picture is its post's picture, with its size and words: one column says it.

UPDATE posts SET imageUrl = (SELECT e.imageUrl FROM events e WHERE e.postId = posts.id)
WHERE type = 'event' AND imageUrl IS NULL;
--> statement-breakpoint
ALTER TABLE `events` DROP COLUMN `imageUrl`;
