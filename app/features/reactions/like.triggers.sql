CREATE TRIGGER likes_counted AFTER INSERT ON likes BEGIN
  UPDATE posts SET likesCount = likesCount + 1 WHERE id = NEW.postId;
END;

CREATE TRIGGER likes_uncounted AFTER DELETE ON likes BEGIN
  UPDATE posts SET likesCount = likesCount - 1 WHERE id = OLD.postId;
END;

CREATE TRIGGER creation_counts_add_like AFTER INSERT ON likes BEGIN
  INSERT INTO creation_counts (day, kind, count) VALUES (NEW.createdAt / 86400000, 'likes', 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER creation_counts_remove_like AFTER DELETE ON likes BEGIN
  UPDATE creation_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND kind = 'likes';
END;
