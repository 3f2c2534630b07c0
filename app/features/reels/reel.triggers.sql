-- Adds every new public video to the reels at a random position. The type of a post never changes.
CREATE TRIGGER reels_add_video AFTER INSERT ON posts WHEN NEW.type = 'video' AND NEW.audience = 'everyone' AND NEW.groupId IS NULL BEGIN
  INSERT INTO reels (postId, position) VALUES (NEW.id, random() & 2147483647);
END;

CREATE TRIGGER reels_remove_narrowed AFTER UPDATE OF audience ON posts WHEN NEW.audience <> OLD.audience BEGIN
  DELETE FROM reels WHERE postId = NEW.id;
END;
