CREATE TRIGGER interests_counted AFTER INSERT ON interests BEGIN
  UPDATE posts SET interestsCount = interestsCount + 1 WHERE id = NEW.postId;
END;

CREATE TRIGGER interests_uncounted AFTER DELETE ON interests BEGIN
  UPDATE posts SET interestsCount = interestsCount - 1 WHERE id = OLD.postId;
END;
