ALTER TABLE `users` ADD `groupsCount` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE users SET groupsCount = (SELECT count(*) FROM group_members WHERE userId = users.id)
WHERE id IN (SELECT userId FROM group_members);
--> statement-breakpoint
DROP TRIGGER group_members_counted;
--> statement-breakpoint
DROP TRIGGER group_members_uncounted;
--> statement-breakpoint
CREATE TRIGGER group_members_counted AFTER INSERT ON group_members BEGIN
  UPDATE groups SET membersCount = membersCount + 1, ownerlessSince = iif(NEW.role = 'owner', NULL, ownerlessSince)
  WHERE id = NEW.groupId;
  UPDATE users SET groupsCount = groupsCount + 1 WHERE id = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_uncounted AFTER DELETE ON group_members BEGIN
  UPDATE groups SET membersCount = membersCount - 1,
    ownerlessSince = iif(OLD.role = 'owner', CAST(unixepoch('subsec') * 1000 AS INTEGER), ownerlessSince)
  WHERE id = OLD.groupId;
  UPDATE users SET groupsCount = groupsCount - 1 WHERE id = OLD.userId;
END;
