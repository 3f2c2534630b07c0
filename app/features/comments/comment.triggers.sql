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

-- Notifies the post's author and its thread watchers. The commenter then becomes a watcher too if they have turned on
-- thread notifications (off by default).
CREATE TRIGGER comments_create_notifications AFTER INSERT ON comments BEGIN
  INSERT INTO notification_events (userId, actorId, kind, cause, postId, commentId, detail, createdAt)
  SELECT p.userId, NEW.userId, 'comment', 'comment:' || NEW.id, NEW.postId, NEW.id,
    json_object('postType', p.type, 'text', substr(NEW.content, 1, 160)), NEW.createdAt
  FROM posts p WHERE p.id = NEW.postId;
  INSERT INTO notification_events (userId, actorId, kind, cause, postId, commentId, detail, createdAt)
  SELECT w.userId, NEW.userId, 'thread', 'thread:' || NEW.id, NEW.postId, NEW.id,
    json_object('postType', p.type, 'text', substr(NEW.content, 1, 160)), NEW.createdAt
  FROM thread_watchers w CROSS JOIN posts p ON p.id = w.postId WHERE w.postId = NEW.postId
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = w.userId AND blockedId = p.userId)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = p.userId AND blockedId = w.userId);
  INSERT INTO thread_watchers (postId, userId)
  SELECT p.id, NEW.userId FROM posts p WHERE p.id = NEW.postId AND p.userId <> NEW.userId
    AND EXISTS (SELECT 1 FROM notification_levels WHERE userId = NEW.userId AND kind = 'thread' AND level <> 'off')
  ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER comments_hidden_delete_notifications AFTER UPDATE OF hiddenAt ON comments WHEN NEW.hiddenAt IS NOT NULL BEGIN
  DELETE FROM notifications WHERE commentId = NEW.id;
END;
