-- `postsCount` counts what everybody sees. `newestPostId` also covers posts for followers, for the Following feed.
CREATE TRIGGER posts_counted AFTER INSERT ON posts WHEN NEW.groupId IS NULL AND NEW.anonymous = 0 BEGIN
  UPDATE users SET postsCount = postsCount + (NEW.audience = 'everyone'),
    newestPostId = iif(NEW.audience = 'me', newestPostId, max(coalesce(newestPostId, ''), NEW.id))
  WHERE id = NEW.userId;
END;

CREATE TRIGGER posts_uncounted AFTER DELETE ON posts
WHEN OLD.hiddenAt IS NULL AND OLD.groupId IS NULL AND OLD.anonymous = 0 BEGIN
  UPDATE users SET postsCount = postsCount - (OLD.audience = 'everyone') WHERE id = OLD.userId;
  UPDATE users SET newestPostId = (SELECT id FROM posts WHERE userId = OLD.userId
    AND audience <> 'me' AND groupId IS NULL AND anonymous = 0 AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1)
  WHERE id = OLD.userId AND newestPostId = OLD.id;
END;

-- Public counts exclude hidden posts and comments, which only their author sees.
CREATE TRIGGER posts_recounted AFTER UPDATE OF hiddenAt, audience ON posts
WHEN NEW.groupId IS NULL AND NEW.anonymous = 0
  AND ((OLD.hiddenAt IS NULL) <> (NEW.hiddenAt IS NULL) OR OLD.audience <> NEW.audience) BEGIN
  UPDATE users SET postsCount = postsCount + (NEW.hiddenAt IS NULL AND NEW.audience = 'everyone')
      - (OLD.hiddenAt IS NULL AND OLD.audience = 'everyone'),
    newestPostId = (SELECT id FROM posts WHERE userId = NEW.userId
      AND audience <> 'me' AND groupId IS NULL AND anonymous = 0 AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1)
  WHERE id = NEW.userId;
END;

CREATE TRIGGER posts_only_narrow BEFORE UPDATE OF audience, groupId, anonymous ON posts
WHEN NEW.groupId IS NOT OLD.groupId OR NEW.anonymous <> OLD.anonymous
  OR NEW.audience NOT IN (OLD.audience, 'me') AND OLD.audience <> 'everyone' BEGIN
  SELECT RAISE(ABORT, 'The audience of a post only narrows');
END;

-- Deletes what other users have of a post whose audience became narrower, even if they may still see it.
CREATE TRIGGER posts_narrowed AFTER UPDATE OF audience ON posts WHEN NEW.audience <> OLD.audience BEGIN
  DELETE FROM notifications WHERE postId = NEW.id AND userId <> NEW.userId;
  UPDATE notifications SET detail = json_set(json_remove(detail, '$.text', '$.date', '$.time', '$.timeZone', '$.location'),
    '$.isPrivate', json('true')) WHERE postId = NEW.id;
  UPDATE events SET isPublic = 0 WHERE postId = NEW.id;
  DELETE FROM mentions WHERE postId = NEW.id;
  DELETE FROM thread_watchers WHERE postId = NEW.id;
END;

CREATE TRIGGER follows_withdraw_notifications AFTER DELETE ON follows BEGIN
  DELETE FROM notifications WHERE userId = OLD.followerId AND postId IN (SELECT id FROM posts
    WHERE userId = OLD.followeeId AND audience = 'followers' AND audience <> 'everyone' AND groupId IS NULL);
END;

CREATE TRIGGER creation_counts_add_post AFTER INSERT ON posts BEGIN
  INSERT INTO creation_counts (day, kind, count) VALUES (NEW.createdAt / 86400000, NEW.type, 1), (-1, 'posts', 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER creation_counts_remove_post AFTER DELETE ON posts BEGIN
  UPDATE creation_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND kind = OLD.type;
  UPDATE creation_counts SET count = count - 1 WHERE day = -1 AND kind = 'posts';
END;

CREATE TRIGGER posts_image_replaced AFTER UPDATE OF imageUrl ON posts
WHEN OLD.imageUrl IS NOT NEW.imageUrl BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.imageUrl, 9);
END;

CREATE TRIGGER posts_image_deleted AFTER DELETE ON posts WHEN OLD.imageUrl IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.imageUrl, 9);
END;

CREATE TRIGGER post_images_deleted AFTER DELETE ON post_images BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.url, 9);
END;

CREATE TRIGGER post_images_replaced AFTER UPDATE OF url ON post_images BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.url, 9);
END;

-- Notifications quote the current text of a post, unless they quote nothing because its audience is narrow.
CREATE TRIGGER posts_update_notifications AFTER UPDATE OF content ON posts
WHEN NEW.content <> OLD.content AND NEW.type <> 'event' BEGIN
  UPDATE notifications SET detail = json_replace(detail, '$.text', substr(NEW.content, 1, 160))
  WHERE postId = NEW.id AND commentId IS NULL AND kind IN ('like', 'mention');
END;

CREATE TRIGGER posts_hidden_delete_notifications AFTER UPDATE OF hiddenAt ON posts WHEN NEW.hiddenAt IS NOT NULL BEGIN
  DELETE FROM notifications WHERE postId = NEW.id AND userId <> NEW.userId;
END;

-- `newestPostId` is the newest post that members see.
CREATE TRIGGER groups_newest_post AFTER INSERT ON posts WHEN NEW.groupId IS NOT NULL AND NEW.audience <> 'me' BEGIN
  UPDATE groups SET newestPostId = max(coalesce(newestPostId, ''), NEW.id) WHERE id = NEW.groupId;
END;

CREATE TRIGGER groups_newest_post_changed AFTER UPDATE OF hiddenAt, audience ON posts WHEN NEW.groupId IS NOT NULL BEGIN
  UPDATE groups SET newestPostId = (SELECT id FROM posts WHERE groupId = NEW.groupId AND audience <> 'me'
      AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1),
    pinnedPostId = iif(pinnedPostId = NEW.id AND (NEW.hiddenAt IS NOT NULL OR NEW.audience = 'me'), NULL, pinnedPostId)
  WHERE id = NEW.groupId;
END;

CREATE TRIGGER groups_newest_post_deleted AFTER DELETE ON posts WHEN OLD.groupId IS NOT NULL BEGIN
  UPDATE groups SET newestPostId = (SELECT id FROM posts WHERE groupId = OLD.groupId AND audience <> 'me'
      AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1)
  WHERE id = OLD.groupId AND newestPostId = OLD.id;
  UPDATE groups SET pinnedPostId = NULL WHERE id = OLD.groupId AND pinnedPostId = OLD.id;
END;

-- Leaving withdraws the notifications of the group and of posts that the former member can no longer see.
CREATE TRIGGER group_members_left AFTER DELETE ON group_members BEGIN
  DELETE FROM notifications WHERE userId = OLD.userId AND (groupId = OLD.groupId
    OR EXISTS (SELECT 1 FROM posts WHERE id = notifications.postId AND groupId = OLD.groupId AND audience = 'group'));
  DELETE FROM mentions WHERE userId = OLD.userId
    AND EXISTS (SELECT 1 FROM posts WHERE id = mentions.postId AND groupId = OLD.groupId AND audience = 'group');
  DELETE FROM thread_watchers WHERE userId = OLD.userId
    AND EXISTS (SELECT 1 FROM posts WHERE id = thread_watchers.postId AND groupId = OLD.groupId AND audience = 'group');
END;
