DROP TRIGGER events_update_notifications;
--> statement-breakpoint
DROP TRIGGER posts_counted;
--> statement-breakpoint
DROP TRIGGER posts_uncounted;
--> statement-breakpoint
DROP TRIGGER posts_hidden;
--> statement-breakpoint
DROP TRIGGER posts_update_notifications;
--> statement-breakpoint
DROP TRIGGER reels_add_video;
--> statement-breakpoint
CREATE TRIGGER events_update_notifications AFTER UPDATE OF title ON events WHEN NEW.title <> OLD.title BEGIN
  UPDATE notifications SET detail = json_replace(detail, '$.text', NEW.title)
  WHERE postId = NEW.postId AND commentId IS NULL AND kind IN ('like', 'reminder', 'changed');
END;
--> statement-breakpoint
CREATE TRIGGER posts_counted AFTER INSERT ON posts WHEN NEW.groupId IS NULL AND NEW.anonymous = 0 BEGIN
  UPDATE users SET postsCount = postsCount + (NEW.audience = 'everyone'),
    newestPostId = iif(NEW.audience = 'me', newestPostId, max(coalesce(newestPostId, ''), NEW.id))
  WHERE id = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER posts_uncounted AFTER DELETE ON posts
WHEN OLD.hiddenAt IS NULL AND OLD.groupId IS NULL AND OLD.anonymous = 0 BEGIN
  UPDATE users SET postsCount = postsCount - (OLD.audience = 'everyone') WHERE id = OLD.userId;
  UPDATE users SET newestPostId = (SELECT max(id) FROM (
    SELECT * FROM (SELECT id FROM posts WHERE userId = OLD.userId AND audience = 'everyone' AND groupId IS NULL
      AND anonymous = 0 AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1)
    UNION ALL SELECT * FROM (SELECT id FROM posts WHERE userId = OLD.userId AND audience = 'followers' AND hiddenAt IS NULL
      AND audience <> 'everyone' AND groupId IS NULL ORDER BY id DESC LIMIT 1)))
  WHERE id = OLD.userId AND newestPostId = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER posts_recounted AFTER UPDATE OF hiddenAt, audience ON posts
WHEN NEW.groupId IS NULL AND NEW.anonymous = 0
  AND ((OLD.hiddenAt IS NULL) <> (NEW.hiddenAt IS NULL) OR OLD.audience <> NEW.audience) BEGIN
  UPDATE users SET postsCount = postsCount + (NEW.hiddenAt IS NULL AND NEW.audience = 'everyone')
      - (OLD.hiddenAt IS NULL AND OLD.audience = 'everyone'),
    newestPostId = (SELECT max(id) FROM (
      SELECT * FROM (SELECT id FROM posts WHERE userId = NEW.userId AND audience = 'everyone' AND groupId IS NULL
        AND anonymous = 0 AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1)
      UNION ALL SELECT * FROM (SELECT id FROM posts WHERE userId = NEW.userId AND audience = 'followers' AND hiddenAt IS NULL
        AND audience <> 'everyone' AND groupId IS NULL ORDER BY id DESC LIMIT 1)))
  WHERE id = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER posts_only_narrow BEFORE UPDATE OF audience, groupId, anonymous ON posts
WHEN NEW.groupId IS NOT OLD.groupId OR NEW.anonymous <> OLD.anonymous
  OR NEW.audience NOT IN (OLD.audience, 'me') AND OLD.audience <> 'everyone' BEGIN
  SELECT RAISE(ABORT, 'The audience of a post only narrows');
END;
--> statement-breakpoint
CREATE TRIGGER posts_narrowed AFTER UPDATE OF audience ON posts WHEN NEW.audience <> OLD.audience BEGIN
  DELETE FROM notifications WHERE postId = NEW.id AND userId <> NEW.userId;
  UPDATE notifications SET detail = json_set(json_remove(detail, '$.text', '$.date', '$.time', '$.timeZone', '$.location'),
    '$.isPrivate', json('true')) WHERE postId = NEW.id;
  DELETE FROM mentions WHERE postId = NEW.id;
  DELETE FROM thread_watchers WHERE postId = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER follows_withdraw_notifications AFTER DELETE ON follows BEGIN
  DELETE FROM notifications WHERE userId = OLD.followerId AND postId IN (SELECT id FROM posts
    WHERE userId = OLD.followeeId AND audience = 'followers' AND audience <> 'everyone' AND groupId IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER posts_update_notifications AFTER UPDATE OF content ON posts
WHEN NEW.content <> OLD.content AND NEW.type <> 'event' BEGIN
  UPDATE notifications SET detail = json_replace(detail, '$.text', substr(NEW.content, 1, 160))
  WHERE postId = NEW.id AND commentId IS NULL AND kind IN ('like', 'mention');
END;
--> statement-breakpoint
CREATE TRIGGER reels_add_video AFTER INSERT ON posts WHEN NEW.type = 'video' AND NEW.audience = 'everyone' AND NEW.groupId IS NULL BEGIN
  INSERT INTO reels (postId, position) VALUES (NEW.id, random() & 2147483647);
END;
--> statement-breakpoint
CREATE TRIGGER reels_remove_narrowed AFTER UPDATE OF audience ON posts WHEN NEW.audience <> OLD.audience BEGIN
  DELETE FROM reels WHERE postId = NEW.id;
END;
