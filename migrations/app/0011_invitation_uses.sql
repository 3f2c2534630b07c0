ALTER TABLE `group_requests` ADD `inviteId` text;
--> statement-breakpoint
-- The kinds of groups: a colon in front, so that no search for a word finds them.
UPDATE group_terms SET term = substr(term, 5) WHERE term IN ('kind:group', 'kind:church', 'kind:ministry');
--> statement-breakpoint
DELETE FROM group_terms WHERE term >= 'place:' AND term < 'place;' OR term >= 'tag:' AND term < 'tag;';
--> statement-breakpoint
DROP TRIGGER group_requests_uncounted;
--> statement-breakpoint
CREATE TRIGGER group_requests_uncounted AFTER DELETE ON group_requests WHEN OLD.status = 'waiting' BEGIN
  UPDATE groups SET requestsCount = requestsCount - 1 WHERE id = OLD.groupId;
  UPDATE group_invites SET usesLeft = usesLeft + 1 WHERE id = OLD.inviteId
    AND NOT EXISTS (SELECT 1 FROM group_members WHERE groupId = OLD.groupId AND userId = OLD.userId);
END;
