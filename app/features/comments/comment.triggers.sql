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

CREATE TRIGGER comment_threads_add_reply AFTER INSERT ON comments WHEN NEW.parentId IS NOT NULL BEGIN
  INSERT INTO comment_threads (id, postId, repliesCount) VALUES (NEW.parentId, NEW.postId, 1)
  ON CONFLICT (id) DO UPDATE SET repliesCount = repliesCount + 1;
END;

CREATE TRIGGER comment_threads_remove_reply AFTER DELETE ON comments
WHEN OLD.parentId IS NOT NULL AND OLD.hiddenAt IS NULL BEGIN
  UPDATE comment_threads SET repliesCount = repliesCount - 1 WHERE id = OLD.parentId;
  DELETE FROM comment_threads WHERE id = OLD.parentId AND repliesCount = 0;
END;

CREATE TRIGGER comment_threads_hide_reply AFTER UPDATE OF hiddenAt ON comments
WHEN NEW.parentId IS NOT NULL AND OLD.hiddenAt IS NULL AND NEW.hiddenAt IS NOT NULL BEGIN
  UPDATE comment_threads SET repliesCount = repliesCount - 1 WHERE id = NEW.parentId;
  DELETE FROM comment_threads WHERE id = NEW.parentId AND repliesCount = 0;
END;

CREATE TRIGGER comment_threads_show_reply AFTER UPDATE OF hiddenAt ON comments
WHEN NEW.parentId IS NOT NULL AND OLD.hiddenAt IS NOT NULL AND NEW.hiddenAt IS NULL BEGIN
  INSERT INTO comment_threads (id, postId, repliesCount) VALUES (NEW.parentId, NEW.postId, 1)
  ON CONFLICT (id) DO UPDATE SET repliesCount = repliesCount + 1;
END;
