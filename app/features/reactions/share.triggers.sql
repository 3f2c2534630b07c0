CREATE TRIGGER shares_counted AFTER INSERT ON shares BEGIN
  UPDATE posts SET sharesCount = sharesCount + 1 WHERE id = NEW.postId;
END;

CREATE TRIGGER shares_uncounted AFTER DELETE ON shares BEGIN
  UPDATE posts SET sharesCount = sharesCount - 1 WHERE id = OLD.postId;
END;
