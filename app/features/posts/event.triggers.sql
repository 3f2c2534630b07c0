CREATE TRIGGER events_update_notifications AFTER UPDATE OF title ON events WHEN NEW.title <> OLD.title BEGIN
  UPDATE notifications SET detail = json_replace(detail, '$.text', NEW.title)
  WHERE postId = NEW.postId AND commentId IS NULL AND kind IN ('like', 'reminder', 'changed');
END;
