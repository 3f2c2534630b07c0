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

-- An accepted request notifies the follower; any other follow notifies the followed user.
CREATE TRIGGER follows_create_notification AFTER INSERT ON follows BEGIN
  INSERT INTO notification_events (userId, actorId, kind, cause, detail, createdAt)
  SELECT iif(hadRequested, NEW.followerId, NEW.followeeId), iif(hadRequested, NEW.followeeId, NEW.followerId),
    iif(hadRequested, 'accepted', 'follow'), iif(hadRequested, 'accepted:' || NEW.followeeId, 'follow'), '{}', NEW.createdAt
  FROM (SELECT EXISTS (SELECT 1 FROM follow_requests
    WHERE followerId = NEW.followerId AND followeeId = NEW.followeeId) AS hadRequested);
END;

CREATE TRIGGER follows_withdraw_notification AFTER DELETE ON follows BEGIN
  DELETE FROM notification_actors WHERE actorId = OLD.followerId AND userId = OLD.followeeId AND cause = 'follow';
  DELETE FROM notification_actors WHERE actorId = OLD.followeeId AND userId = OLD.followerId
    AND cause = 'accepted:' || OLD.followeeId;
END;

CREATE TRIGGER follow_requests_create_notification AFTER INSERT ON follow_requests BEGIN
  INSERT INTO notification_events (userId, actorId, kind, cause, detail, createdAt)
  VALUES (NEW.followeeId, NEW.followerId, 'request', 'request:' || NEW.followerId, '{}', NEW.createdAt);
END;

CREATE TRIGGER follow_requests_withdraw_notification AFTER DELETE ON follow_requests BEGIN
  DELETE FROM notification_actors WHERE actorId = OLD.followerId AND userId = OLD.followeeId
    AND cause = 'request:' || OLD.followerId;
END;
