-- Reserves the current and former handles of a deleted account. Runs before the delete, because the cascade removes
-- the former handles.
CREATE TRIGGER users_reserve_handles BEFORE DELETE ON users BEGIN
  INSERT OR REPLACE INTO deleted_handles (handle, deletedAt)
  SELECT lower(OLD.username), unixepoch() * 1000
  UNION ALL SELECT handle, unixepoch() * 1000 FROM former_handles WHERE userId = OLD.id;
END;

-- When approval is turned off, all pending requests are accepted in the same statement, so that none is left over.
CREATE TRIGGER users_accept_follow_requests AFTER UPDATE OF approvesFollowers ON users
WHEN OLD.approvesFollowers = 1 AND NEW.approvesFollowers = 0 BEGIN
  INSERT OR IGNORE INTO follows (followerId, followeeId, createdAt)
  SELECT followerId, followeeId, createdAt FROM follow_requests WHERE followeeId = NEW.id;
  DELETE FROM follow_requests WHERE followeeId = NEW.id;
END;

-- Updates the search index in the same statement as `nameParts`.
CREATE TRIGGER users_insert_name_parts AFTER INSERT ON users WHEN NEW.nameParts IS NOT NULL BEGIN
  INSERT OR IGNORE INTO name_parts (part, userId) SELECT value, NEW.id FROM json_each(NEW.nameParts);
END;

CREATE TRIGGER users_replace_name_parts AFTER UPDATE OF nameParts ON users WHEN NEW.nameParts IS NOT NULL BEGIN
  DELETE FROM name_parts WHERE userId = NEW.id;
  INSERT OR IGNORE INTO name_parts (part, userId) SELECT value, NEW.id FROM json_each(NEW.nameParts);
END;

-- SQL can't fold letters, so code computes the parts of a new name: right after the change, or else in the hourly
-- schedule. Until then the search finds the previous name.
CREATE TRIGGER users_clear_name_parts AFTER UPDATE OF username, firstName, lastName ON users
WHEN NEW.username IS NOT OLD.username OR NEW.firstName IS NOT OLD.firstName OR NEW.lastName IS NOT OLD.lastName
BEGIN
  UPDATE users SET nameParts = NULL WHERE id = NEW.id;
END;

CREATE TRIGGER users_image_replaced AFTER UPDATE OF profileImageUrl ON users
WHEN OLD.profileImageUrl IS NOT NEW.profileImageUrl BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.profileImageUrl, 9);
END;

CREATE TRIGGER users_image_deleted AFTER DELETE ON users WHEN OLD.profileImageUrl IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.profileImageUrl, 9);
END;

CREATE TRIGGER users_release_uploads AFTER DELETE ON users BEGIN
  UPDATE images SET uploaderId = NULL,
    checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE uploaderId = OLD.id;
END;

CREATE TRIGGER creation_counts_add_user AFTER INSERT ON users BEGIN
  INSERT INTO creation_counts (day, kind, count) VALUES (NEW.createdAt / 86400000, 'users', 1), (-1, 'users', 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER creation_counts_remove_user AFTER DELETE ON users BEGIN
  UPDATE creation_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND kind = 'users';
  UPDATE creation_counts SET count = count - 1 WHERE day = -1 AND kind = 'users';
END;

-- Scans the table, which holds one day of withdrawals. Runs after the cascades, which withdraw notifications too.
CREATE TRIGGER users_delete_withdrawn_notifications AFTER DELETE ON users BEGIN
  DELETE FROM withdrawn_notifications WHERE userId = OLD.id OR actorId = OLD.id;
END;
