CREATE TRIGGER events_update_notifications AFTER UPDATE OF title ON events WHEN NEW.title <> OLD.title BEGIN
  UPDATE notifications SET detail = json_set(detail, '$.text', NEW.title)
  WHERE postId = NEW.postId AND commentId IS NULL AND kind IN ('like', 'reminder', 'changed');
END;

-- Schedules reminders a day and an hour before an event; for an all-day event one at 9:00 the day before (15 h). Skips
-- reminders that are already due. A scheduled job notifies the interested users in pages.
CREATE TRIGGER events_schedule_reminders AFTER INSERT ON events BEGIN
  INSERT INTO event_notifications (postId, kind, dueAt)
  SELECT NEW.postId, kind, NEW.startsAt - lead FROM (
    SELECT 'day' AS kind, iif(NEW.time IS NULL, 54000000, 86400000) AS lead
    UNION ALL SELECT 'hour', 3600000 WHERE NEW.time IS NOT NULL)
  WHERE NEW.startsAt - lead > CAST(unixepoch('subsec') * 1000 AS INTEGER);
END;

-- Reminders for the previous time are wrong now.
CREATE TRIGGER events_reschedule_reminders AFTER UPDATE OF startsAt, time ON events
WHEN NEW.startsAt <> OLD.startsAt OR (NEW.time IS NULL) <> (OLD.time IS NULL) BEGIN
  DELETE FROM notifications WHERE postId = NEW.postId AND kind = 'reminder';
  DELETE FROM event_notifications WHERE postId = NEW.postId AND kind IN ('day', 'hour');
  INSERT INTO event_notifications (postId, kind, dueAt)
  SELECT NEW.postId, kind, NEW.startsAt - lead FROM (
    SELECT 'day' AS kind, iif(NEW.time IS NULL, 54000000, 86400000) AS lead
    UNION ALL SELECT 'hour', 3600000 WHERE NEW.time IS NOT NULL)
  WHERE NEW.startsAt - lead > CAST(unixepoch('subsec') * 1000 AS INTEGER);
END;

CREATE TRIGGER events_announce_change AFTER UPDATE OF startsAt, time, location ON events
WHEN (NEW.startsAt <> OLD.startsAt OR NEW.time IS NOT OLD.time OR NEW.location IS NOT OLD.location)
  AND EXISTS (SELECT 1 FROM interests WHERE postId = NEW.postId) BEGIN
  INSERT INTO event_notifications (postId, kind, dueAt)
  VALUES (NEW.postId, 'changed', CAST(unixepoch('subsec') * 1000 AS INTEGER))
  ON CONFLICT DO UPDATE SET dueAt = excluded.dueAt, cursor = '';
END;

-- Runs before the cascade deletes the interests. Cost: rows for every interested user. The notification doesn't contain
-- the id of the deleted post.
CREATE TRIGGER events_announce_cancellation BEFORE DELETE ON posts WHEN OLD.type = 'event' AND OLD.hiddenAt IS NULL BEGIN
  INSERT INTO notification_events (userId, kind, cause, detail, createdAt)
  SELECT i.userId, 'cancelled', 'cancelled:' || lower(hex(randomblob(8))), json_object('postType', 'event', 'text', e.title,
      'date', e.date, 'time', e.time, 'timeZone', e.timeZone), CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM events e CROSS JOIN interests i ON i.postId = e.postId
  WHERE e.postId = OLD.id AND i.userId <> OLD.userId AND e.startsAt > unixepoch('subsec') * 1000
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = i.userId AND blockedId = OLD.userId)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = OLD.userId AND blockedId = i.userId)
    AND NOT EXISTS (SELECT 1 FROM mutes WHERE muterId = i.userId AND mutedId = OLD.userId);
END;
