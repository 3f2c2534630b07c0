CREATE TRIGGER interests_counted AFTER INSERT ON interests BEGIN
  UPDATE posts SET interestsCount = interestsCount + 1 WHERE id = NEW.postId;
END;

CREATE TRIGGER interests_uncounted AFTER DELETE ON interests BEGIN
  UPDATE posts SET interestsCount = interestsCount - 1 WHERE id = OLD.postId;
END;

-- Deletes existing reminders too when a user is no longer interested.
CREATE TRIGGER interests_delete_reminders AFTER DELETE ON interests BEGIN
  DELETE FROM notifications WHERE userId = OLD.userId
    AND cause BETWEEN 'reminder:' || OLD.postId || ':' AND 'reminder:' || OLD.postId || ':~';
END;
