-- A block covers a mute and leaves it: when the block is lifted, who was muted still is.
DROP TRIGGER blocks_end_follows;
--> statement-breakpoint
CREATE TRIGGER blocks_end_follows AFTER INSERT ON blocks BEGIN
  DELETE FROM follows WHERE followerId = NEW.blockerId AND followeeId = NEW.blockedId;
  DELETE FROM follows WHERE followerId = NEW.blockedId AND followeeId = NEW.blockerId;
END;
