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
CREATE INDEX `users_by_image` ON `users` (`profileImageUrl`) WHERE "users"."profileImageUrl" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `verse_cards_by_image` ON `verse_cards` (("customization" ->> '$.customBackgroundUrl')) WHERE ("verse_cards"."customization" ->> '$.customBackgroundUrl') IS NOT NULL;--> statement-breakpoint
-- Pictures kept before this table was there. What is not known of them nobody asks.
INSERT INTO images (key, type, bytes, width, height, createdAt)
SELECT substr(url, 9), 'image/' || replace(substr(url, 50), 'jpg', 'jpeg'), 0, max(width), max(height), min(createdAt)
FROM (
  SELECT imageUrl AS url, imageWidth AS width, imageHeight AS height, createdAt FROM posts
  UNION ALL SELECT profileImageUrl, NULL, NULL, createdAt FROM users
  UNION ALL SELECT v.customization ->> '$.customBackgroundUrl', NULL, NULL, p.createdAt
  FROM verse_cards v JOIN posts p ON p.id = v.postId
)
WHERE substr(url, 1, 8) = '/images/'
GROUP BY url;
--> statement-breakpoint
-- Whatever lets go of a picture, be it a cascade, asks that it be looked at: the schedule then finds
-- out whether something else still shows it.

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
