CREATE TRIGGER comments_counted AFTER INSERT ON comments BEGIN
  UPDATE posts SET commentsCount = commentsCount + 1 WHERE id = NEW.postId;
END;

CREATE TRIGGER comments_uncounted AFTER DELETE ON comments WHEN OLD.hiddenAt IS NULL BEGIN
  UPDATE posts SET commentsCount = commentsCount - 1 WHERE id = OLD.postId;
END;

CREATE TRIGGER comments_hidden AFTER UPDATE OF hiddenAt ON comments
WHEN (OLD.hiddenAt IS NULL) <> (NEW.hiddenAt IS NULL) BEGIN
  UPDATE posts SET commentsCount = commentsCount + iif(NEW.hiddenAt IS NULL, 1, -1) WHERE id = NEW.postId;
END;

CREATE TRIGGER creation_counts_add_comment AFTER INSERT ON comments BEGIN
  INSERT INTO creation_counts (day, kind, count) VALUES (NEW.createdAt / 86400000, 'comments', 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER creation_counts_remove_comment AFTER DELETE ON comments BEGIN
  UPDATE creation_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND kind = 'comments';
END;

CREATE TRIGGER comments_hidden_delete_notifications AFTER UPDATE OF hiddenAt ON comments WHEN NEW.hiddenAt IS NOT NULL BEGIN
  DELETE FROM notifications WHERE commentId = NEW.id;
END;
