-- `prayedCount` is the sum of `times`, `peopleCount` the number of rows. A request on somebody's list has their last day too.
CREATE TRIGGER prayed_counted AFTER INSERT ON prayed BEGIN
  UPDATE posts SET prayedCount = prayedCount + NEW.times, peopleCount = peopleCount + 1 WHERE id = NEW.postId;
  UPDATE prayer_list SET lastDay = NEW.lastDay WHERE postId = NEW.postId AND userId = NEW.userId;
END;

CREATE TRIGGER prayed_recounted AFTER UPDATE OF times, lastDay ON prayed BEGIN
  UPDATE posts SET prayedCount = prayedCount + NEW.times - OLD.times WHERE id = NEW.postId;
  UPDATE prayer_list SET lastDay = NEW.lastDay WHERE postId = NEW.postId AND userId = NEW.userId;
END;

CREATE TRIGGER prayed_uncounted AFTER DELETE ON prayed BEGIN
  UPDATE posts SET prayedCount = prayedCount - OLD.times, peopleCount = peopleCount - 1 WHERE id = OLD.postId;
  UPDATE prayer_list SET lastDay = NULL WHERE postId = OLD.postId AND userId = OLD.userId;
END;
