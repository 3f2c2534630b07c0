-- A block deletes follows and follow requests in both directions, in the same statement.
CREATE TRIGGER blocks_delete_follows AFTER INSERT ON blocks BEGIN
  DELETE FROM follows WHERE followerId = NEW.blockerId AND followeeId = NEW.blockedId;
  DELETE FROM follows WHERE followerId = NEW.blockedId AND followeeId = NEW.blockerId;
  DELETE FROM follow_requests WHERE followerId = NEW.blockerId AND followeeId = NEW.blockedId;
  DELETE FROM follow_requests WHERE followerId = NEW.blockedId AND followeeId = NEW.blockerId;
END;

-- Blocking and muting also remove the user from existing notifications.
CREATE TRIGGER blocks_withdraw_notifications AFTER INSERT ON blocks BEGIN
  DELETE FROM notification_actors WHERE actorId = NEW.blockedId AND userId = NEW.blockerId;
  DELETE FROM notification_actors WHERE actorId = NEW.blockerId AND userId = NEW.blockedId;
END;

CREATE TRIGGER mutes_withdraw_notifications AFTER INSERT ON mutes BEGIN
  DELETE FROM notification_actors WHERE actorId = NEW.mutedId AND userId = NEW.muterId;
END;
