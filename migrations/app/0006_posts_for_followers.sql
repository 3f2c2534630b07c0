CREATE INDEX `posts_for_followers` ON `posts` (`userId`,`id`) WHERE "posts"."audience" <> 'me' AND "posts"."groupId" IS NULL AND "posts"."anonymous" = 0 AND "posts"."hiddenAt" IS NULL;
--> statement-breakpoint
DROP TRIGGER posts_uncounted;
--> statement-breakpoint
DROP TRIGGER posts_recounted;
--> statement-breakpoint
CREATE TRIGGER posts_uncounted AFTER DELETE ON posts
WHEN OLD.hiddenAt IS NULL AND OLD.groupId IS NULL AND OLD.anonymous = 0 BEGIN
  UPDATE users SET postsCount = postsCount - (OLD.audience = 'everyone') WHERE id = OLD.userId;
  UPDATE users SET newestPostId = (SELECT id FROM posts WHERE userId = OLD.userId
    AND audience <> 'me' AND groupId IS NULL AND anonymous = 0 AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1)
  WHERE id = OLD.userId AND newestPostId = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER posts_recounted AFTER UPDATE OF hiddenAt, audience ON posts
WHEN NEW.groupId IS NULL AND NEW.anonymous = 0
  AND ((OLD.hiddenAt IS NULL) <> (NEW.hiddenAt IS NULL) OR OLD.audience <> NEW.audience) BEGIN
  UPDATE users SET postsCount = postsCount + (NEW.hiddenAt IS NULL AND NEW.audience = 'everyone')
      - (OLD.hiddenAt IS NULL AND OLD.audience = 'everyone'),
    newestPostId = (SELECT id FROM posts WHERE userId = NEW.userId
      AND audience <> 'me' AND groupId IS NULL AND anonymous = 0 AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1)
  WHERE id = NEW.userId;
END;
