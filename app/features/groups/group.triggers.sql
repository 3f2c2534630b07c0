CREATE TRIGGER group_members_counted AFTER INSERT ON group_members BEGIN
  UPDATE groups SET membersCount = membersCount + 1, ownerlessSince = iif(NEW.role = 'owner', NULL, ownerlessSince)
  WHERE id = NEW.groupId;
  UPDATE users SET groupsCount = groupsCount + 1 WHERE id = NEW.userId;
END;

CREATE TRIGGER group_members_uncounted AFTER DELETE ON group_members BEGIN
  UPDATE groups SET membersCount = membersCount - 1,
    ownerlessSince = iif(OLD.role = 'owner', CAST(unixepoch('subsec') * 1000 AS INTEGER), ownerlessSince)
  WHERE id = OLD.groupId;
  UPDATE users SET groupsCount = groupsCount - 1 WHERE id = OLD.userId;
END;

CREATE TRIGGER group_members_owner AFTER UPDATE OF role ON group_members
WHEN (OLD.role = 'owner') <> (NEW.role = 'owner') BEGIN
  UPDATE groups SET ownerlessSince = iif(NEW.role = 'owner', NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE id = NEW.groupId;
END;

-- A suspended owner can't lead: the group's leaders are asked to take it over.
CREATE TRIGGER group_members_suspended AFTER UPDATE OF suspendedUntil ON users WHEN NEW.suspendedUntil IS NOT NULL BEGIN
  UPDATE group_members SET role = 'member' WHERE userId = NEW.id AND role = 'owner';
END;

-- `requestsCount` counts the requests that wait.
CREATE TRIGGER group_requests_counted AFTER INSERT ON group_requests WHEN NEW.status = 'waiting' BEGIN
  UPDATE groups SET requestsCount = requestsCount + 1 WHERE id = NEW.groupId;
END;

CREATE TRIGGER group_requests_recounted AFTER UPDATE OF status ON group_requests
WHEN (OLD.status = 'waiting') <> (NEW.status = 'waiting') BEGIN
  UPDATE groups SET requestsCount = requestsCount + iif(NEW.status = 'waiting', 1, -1) WHERE id = NEW.groupId;
END;

-- A withdrawn request gives back its use of a link. An accepted one doesn't: its sender is a member by then.
CREATE TRIGGER group_requests_uncounted AFTER DELETE ON group_requests WHEN OLD.status = 'waiting' BEGIN
  UPDATE groups SET requestsCount = requestsCount - 1 WHERE id = OLD.groupId;
  UPDATE group_invites SET usesLeft = usesLeft + 1 WHERE id = OLD.inviteId
    AND NOT EXISTS (SELECT 1 FROM group_members WHERE groupId = OLD.groupId AND userId = OLD.userId);
END;

CREATE TRIGGER groups_image_replaced AFTER UPDATE OF imageUrl ON groups WHEN OLD.imageUrl IS NOT NEW.imageUrl BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.imageUrl, 9);
END;

-- A renamed group is still found by its former slug for a year. One that becomes hidden gets a new slug: then neither
-- its former slugs nor the search lead to it.
CREATE TRIGGER groups_renamed AFTER UPDATE OF slug ON groups WHEN OLD.slug <> NEW.slug BEGIN
  DELETE FROM reserved_slugs WHERE slug = NEW.slug;
  INSERT INTO reserved_slugs (slug, groupId, until)
  VALUES (OLD.slug, NEW.id, CAST(unixepoch('subsec') * 1000 AS INTEGER) + 31536000000)
  ON CONFLICT (slug) DO UPDATE SET groupId = excluded.groupId, until = excluded.until;
  UPDATE reserved_slugs SET groupId = NULL WHERE groupId = NEW.id AND NEW.joinPolicy = 'hidden';
  DELETE FROM group_terms WHERE groupId = NEW.id AND NEW.joinPolicy = 'hidden';
END;

-- What was verified has changed.
CREATE TRIGGER groups_unverified AFTER UPDATE OF name, kind, address, website, joinPolicy ON groups
WHEN NEW.verifiedAt IS NOT NULL AND (OLD.name <> NEW.name OR OLD.kind <> NEW.kind OR OLD.address <> NEW.address
  OR OLD.website IS NOT NEW.website OR NEW.joinPolicy = 'hidden') BEGIN
  UPDATE groups SET verifiedAt = NULL, verifiedProof = NULL WHERE id = NEW.id;
END;

-- The slug of a deleted group stays reserved for a year.
CREATE TRIGGER groups_deleted AFTER DELETE ON groups BEGIN
  INSERT INTO reserved_slugs (slug, groupId, until)
  SELECT OLD.slug, NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER) + 31536000000 WHERE OLD.joinPolicy <> 'hidden'
  ON CONFLICT (slug) DO UPDATE SET groupId = NULL, until = excluded.until;
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.imageUrl, 9);
END;
