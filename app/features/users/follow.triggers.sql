CREATE TRIGGER follows_counted AFTER INSERT ON follows BEGIN
  UPDATE users SET followersCount = followersCount + 1 WHERE id = NEW.followeeId;
  UPDATE users SET followingCount = followingCount + 1 WHERE id = NEW.followerId;
END;

CREATE TRIGGER follows_uncounted AFTER DELETE ON follows BEGIN
  UPDATE users SET followersCount = followersCount - 1 WHERE id = OLD.followeeId;
  UPDATE users SET followingCount = followingCount - 1 WHERE id = OLD.followerId;
END;

-- Ignores a follow while a block exists, even if both requests arrive at the same time. Reads no row if there are no
-- blocks.
CREATE TRIGGER follows_ignore_blocked BEFORE INSERT ON follows
WHEN EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followerId AND blockedId = NEW.followeeId)
  OR EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followeeId AND blockedId = NEW.followerId)
BEGIN
  SELECT RAISE(IGNORE);
END;

CREATE TRIGGER follow_requests_ignore_blocked BEFORE INSERT ON follow_requests
WHEN EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followerId AND blockedId = NEW.followeeId)
  OR EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followeeId AND blockedId = NEW.followerId)
BEGIN
  SELECT RAISE(IGNORE);
END;
