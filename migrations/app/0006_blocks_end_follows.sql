-- Who blocks a person follows him no longer, is not followed by him, and need not mute him: in the
-- statement that writes the block, whatever code writes it.
CREATE TRIGGER blocks_end_follows AFTER INSERT ON blocks BEGIN
  DELETE FROM follows WHERE followerId = NEW.blockerId AND followeeId = NEW.blockedId;
  DELETE FROM follows WHERE followerId = NEW.blockedId AND followeeId = NEW.blockerId;
  DELETE FROM mutes WHERE muterId = NEW.blockerId AND mutedId = NEW.blockedId;
END;
--> statement-breakpoint
-- And while it stands, no follow comes in between, however close a call was behind. Costs no row where
-- nobody has blocked anybody.
CREATE TRIGGER follows_not_while_blocked BEFORE INSERT ON follows
WHEN EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followerId AND blockedId = NEW.followeeId)
  OR EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.followeeId AND blockedId = NEW.followerId)
BEGIN
  SELECT RAISE(IGNORE);
END;
