-- These three triggers maintain the unread count.
CREATE TRIGGER notifications_counted AFTER INSERT ON notifications WHEN NEW.seenAt IS NULL BEGIN
  UPDATE users SET unreadNotifications = unreadNotifications + 1 WHERE id = NEW.userId;
END;

CREATE TRIGGER notifications_read AFTER UPDATE OF seenAt ON notifications
WHEN (OLD.seenAt IS NULL) <> (NEW.seenAt IS NULL) BEGIN
  UPDATE users SET unreadNotifications = unreadNotifications + iif(NEW.seenAt IS NULL, 1, -1) WHERE id = NEW.userId;
END;

CREATE TRIGGER notifications_uncounted AFTER DELETE ON notifications WHEN OLD.seenAt IS NULL BEGIN
  UPDATE users SET unreadNotifications = unreadNotifications - 1 WHERE id = OLD.userId;
END;

-- Only recipients with a device get a push.
CREATE TRIGGER notifications_enqueue_push AFTER INSERT ON notifications
WHEN NEW.seenAt IS NULL AND EXISTS (SELECT 1 FROM push_devices WHERE userId = NEW.userId) BEGIN
  INSERT INTO pushes (notificationId, userId, dueAt) VALUES (NEW.id, NEW.userId, NEW.createdAt);
END;

CREATE TRIGGER notification_events_insert INSTEAD OF INSERT ON notification_events
WHEN NEW.userId IS NOT NEW.actorId
  AND coalesce(
    (SELECT level FROM notification_levels WHERE userId = NEW.userId AND kind = CASE NEW.kind
       WHEN 'accepted' THEN 'request' WHEN 'cancelled' THEN 'changed' WHEN 'moderation' THEN 'report'
       ELSE NEW.kind END),
    iif(NEW.kind = 'thread', 'off', 'app')) <> 'off'
  AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.userId AND blockedId = NEW.actorId)
  AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.actorId AND blockedId = NEW.userId)
  AND NOT EXISTS (SELECT 1 FROM mutes WHERE muterId = NEW.userId AND mutedId = NEW.actorId)
BEGIN
  INSERT INTO notifications (id, userId, kind, cause, postId, commentId, detail, createdAt, seenAt)
  SELECT substr(ms, 1, 8) || '-' || substr(ms, 9) || '-7' || substr(random, 1, 3) || '-8' || substr(random, 4, 3) || '-'
      || substr(random, 7), NEW.userId, NEW.kind,
    NEW.cause || iif(NEW.kind IN ('like', 'follow'), printf('@%013d', NEW.createdAt), ''),
    NEW.postId, NEW.commentId, NEW.detail, NEW.createdAt,
    (SELECT seenAt FROM withdrawn_notifications
     WHERE userId = NEW.userId AND actorId = NEW.actorId AND cause = NEW.cause AND notifiedAt > NEW.createdAt - 86400000)
  FROM (SELECT printf('%012x', CAST(unixepoch('subsec') * 1000 AS INTEGER)) AS ms, lower(hex(randomblob(9))) AS random)
  WHERE NEW.kind NOT IN ('like', 'follow') OR coalesce(
    (SELECT seenAt IS NOT NULL OR createdAt <= NEW.createdAt - 43200000 FROM notifications
     WHERE userId = NEW.userId AND cause > NEW.cause || '@' AND cause < NEW.cause || '@~'
     ORDER BY cause DESC LIMIT 1), 1)
  ON CONFLICT DO NOTHING;
  DELETE FROM pushes WHERE notificationId IN (
    SELECT n.id FROM withdrawn_notifications w CROSS JOIN notifications n ON n.userId = w.userId
      AND n.cause = w.cause || iif(NEW.kind IN ('like', 'follow'), printf('@%013d', NEW.createdAt), '')
    WHERE w.userId = NEW.userId AND w.actorId = NEW.actorId AND w.cause = NEW.cause
      AND w.notifiedAt > NEW.createdAt - 86400000);
  INSERT INTO notification_actors (notificationId, userId, actorId, cause, createdAt)
  SELECT id, NEW.userId, NEW.actorId, NEW.cause, NEW.createdAt
  FROM (SELECT id FROM notifications WHERE userId = NEW.userId AND NEW.actorId IS NOT NULL
        AND cause BETWEEN NEW.cause AND NEW.cause || iif(NEW.kind IN ('like', 'follow'), '@~', '')
          AND (seenAt IS NULL OR createdAt = NEW.createdAt OR NEW.kind NOT IN ('like', 'follow'))
        ORDER BY cause DESC LIMIT 1)
  WHERE true ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER notification_actors_insert AFTER INSERT ON notification_actors BEGIN
  UPDATE notifications SET actorsCount = actorsCount + 1, latestActorIds = (
    SELECT json_group_array(actorId) FROM (SELECT actorId FROM notification_actors
      WHERE notificationId = NEW.notificationId ORDER BY createdAt DESC, rowid DESC LIMIT 2))
  WHERE id = NEW.notificationId;
END;

-- If the same person repeats the action within 24 hours (86,400,000 ms), the notification comes back as it was, read or
-- unread, without another push. Deleting the notification itself, for instance with its post, fires this trigger after
-- the row is gone and records nothing.
CREATE TRIGGER notification_actors_delete AFTER DELETE ON notification_actors BEGIN
  UPDATE notifications SET actorsCount = actorsCount - 1, latestActorIds = (
    SELECT json_group_array(actorId) FROM (SELECT actorId FROM notification_actors
      WHERE notificationId = OLD.notificationId ORDER BY createdAt DESC, rowid DESC LIMIT 2))
  WHERE id = OLD.notificationId;
  INSERT INTO withdrawn_notifications (userId, actorId, cause, notifiedAt, seenAt)
  SELECT OLD.userId, OLD.actorId, OLD.cause, OLD.createdAt, seenAt FROM notifications
  WHERE id = OLD.notificationId AND OLD.createdAt > CAST(unixepoch('subsec') * 1000 AS INTEGER) - 86400000
  ON CONFLICT DO UPDATE SET seenAt = excluded.seenAt,
    notifiedAt = iif(notifiedAt <= excluded.notifiedAt - 86400000, excluded.notifiedAt, notifiedAt);
  DELETE FROM notifications WHERE id = OLD.notificationId AND actorsCount = 0;
END;
