CREATE TRIGGER posts_counted AFTER INSERT ON posts BEGIN
  UPDATE users SET postsCount = postsCount + 1 WHERE id = NEW.userId;
END;

CREATE TRIGGER posts_uncounted AFTER DELETE ON posts WHEN OLD.hiddenAt IS NULL BEGIN
  UPDATE users SET postsCount = postsCount - 1 WHERE id = OLD.userId;
END;

-- Public counts exclude hidden posts and comments, which only their author sees.
CREATE TRIGGER posts_hidden AFTER UPDATE OF hiddenAt ON posts
WHEN (OLD.hiddenAt IS NULL) <> (NEW.hiddenAt IS NULL) BEGIN
  UPDATE users SET postsCount = postsCount + iif(NEW.hiddenAt IS NULL, 1, -1) WHERE id = NEW.userId;
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

-- Notifications quote the current text of a post.
CREATE TRIGGER posts_update_notifications AFTER UPDATE OF content ON posts
WHEN NEW.content <> OLD.content AND NEW.type <> 'event' BEGIN
  UPDATE notifications SET detail = json_set(detail, '$.text', substr(NEW.content, 1, 160))
  WHERE postId = NEW.id AND commentId IS NULL AND kind IN ('like', 'mention');
END;

CREATE TRIGGER posts_hidden_delete_notifications AFTER UPDATE OF hiddenAt ON posts WHEN NEW.hiddenAt IS NOT NULL BEGIN
  DELETE FROM notifications WHERE postId = NEW.id AND userId <> NEW.userId;
END;
