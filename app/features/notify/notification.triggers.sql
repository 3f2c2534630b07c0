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

-- A new notification names its actor, and this adds the row.
CREATE TRIGGER notifications_insert_actor AFTER INSERT ON notifications
WHEN NEW.actorsCount = 0 AND NEW.latestActorIds <> '[]' BEGIN
  INSERT INTO notification_actors (notificationId, userId, actorId, cause, createdAt)
  VALUES (NEW.id, NEW.userId, NEW.latestActorIds ->> 0, substr(NEW.cause, 1, instr(NEW.cause || '@', '@') - 1), NEW.createdAt);
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

-- Only leaders know of requests to join, and one owner is enough.
CREATE TRIGGER notifications_of_leaders AFTER UPDATE OF role ON group_members WHEN OLD.role <> NEW.role BEGIN
  DELETE FROM notifications WHERE NEW.role = 'member' AND userId = NEW.userId
    AND cause BETWEEN 'group_request:' || NEW.groupId || ':' AND 'group_request:' || NEW.groupId || ':~';
  DELETE FROM notifications WHERE NEW.role = 'owner'
    AND userId IN (SELECT userId FROM group_members WHERE groupId = NEW.groupId AND role IN ('owner', 'leader'))
    AND cause BETWEEN 'group_ownerless:' || NEW.groupId || ':' AND 'group_ownerless:' || NEW.groupId || ':~';
END;
