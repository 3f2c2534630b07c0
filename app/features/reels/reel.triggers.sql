-- Adds every new video to the reels at a random position. The type of a post never changes.
CREATE TRIGGER reels_add_video AFTER INSERT ON posts WHEN NEW.type = 'video' BEGIN
  INSERT INTO reels (postId, position) VALUES (NEW.id, random() & 2147483647);
END;
