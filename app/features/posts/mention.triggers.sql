-- Each user gets one notification per comment: a mention replaces the thread notification, but a post's author keeps
-- the comment notification.
CREATE TRIGGER mentions_create_notification AFTER INSERT ON mentions BEGIN
  INSERT INTO notification_events (userId, actorId, kind, cause, postId, commentId, detail, createdAt)
  SELECT NEW.userId, coalesce(c.userId, p.userId), 'mention', 'mention:' || NEW.sourceId, NEW.postId, NEW.commentId,
    json_object('postType', p.type, 'text', substr(coalesce(c.content, p.content), 1, 160), 'isReply',
      json(iif(lower(c.content) || ' ' GLOB '@' || lower(u.username) || '[^a-z0-9_]*', 'true', 'false'))),
    coalesce(c.createdAt, p.updatedAt, p.createdAt)
  FROM posts p CROSS JOIN users u ON u.id = NEW.userId LEFT JOIN comments c ON c.id = NEW.commentId
  WHERE p.id = NEW.postId AND p.hiddenAt IS NULL
    AND NOT EXISTS (SELECT 1 FROM notifications WHERE userId = NEW.userId AND cause = 'comment:' || NEW.commentId)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.userId AND blockedId = p.userId)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = p.userId AND blockedId = NEW.userId);
  DELETE FROM notifications WHERE userId = NEW.userId AND cause = 'thread:' || NEW.commentId
    AND EXISTS (SELECT 1 FROM notifications WHERE userId = NEW.userId AND cause = 'mention:' || NEW.sourceId);
END;

-- Deletes the actor rather than the notification, so that the withdrawal is recorded.
CREATE TRIGGER mentions_withdraw_notification AFTER DELETE ON mentions BEGIN
  DELETE FROM notification_actors WHERE notificationId = (
    SELECT id FROM notifications WHERE userId = OLD.userId AND cause = 'mention:' || OLD.sourceId);
END;
