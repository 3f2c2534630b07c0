-- Only recipients with a device get a push, and none for a notification that comes back after a withdrawal.
CREATE TRIGGER notifications_enqueue_push AFTER INSERT ON notifications
WHEN NEW.seenAt IS NULL AND EXISTS (SELECT 1 FROM push_devices WHERE userId = NEW.userId)
  AND NOT EXISTS (SELECT 1 FROM withdrawn_notifications WHERE userId = NEW.userId
    AND actorId = NEW.latestActorIds ->> 0 AND cause = substr(NEW.cause, 1, instr(NEW.cause || '@', '@') - 1)
    AND notifiedAt > NEW.createdAt - 86400000) BEGIN
  INSERT INTO pushes (notificationId, userId, dueAt) VALUES (NEW.id, NEW.userId, NEW.createdAt);
END;
