CREATE TABLE `group_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`groupId` text NOT NULL,
	`inviterId` text NOT NULL,
	`tokenHash` text NOT NULL,
	`usesLeft` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`revokedAt` integer,
	`skipsApproval` integer NOT NULL,
	`namesInviter` integer NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`groupId`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`inviterId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "group_invites_usesLeft" CHECK("group_invites"."usesLeft" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `group_invites_by_token` ON `group_invites` (`tokenHash`);--> statement-breakpoint
CREATE INDEX `group_invites_by_group` ON `group_invites` (`groupId`,`id`);--> statement-breakpoint
CREATE INDEX `group_invites_by_inviter` ON `group_invites` (`inviterId`);--> statement-breakpoint
CREATE INDEX `group_invites_by_expiry` ON `group_invites` (`expiresAt`);--> statement-breakpoint
CREATE TABLE `group_news` (
	`postId` text PRIMARY KEY NOT NULL,
	`dueAt` integer NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `group_news_due` ON `group_news` (`dueAt`);--> statement-breakpoint
CREATE TABLE `group_requests` (
	`groupId` text NOT NULL,
	`userId` text NOT NULL,
	`status` text NOT NULL,
	`message` text,
	`createdAt` integer NOT NULL,
	`settledAt` integer,
	`remindedAt` integer,
	PRIMARY KEY(`groupId`, `userId`),
	FOREIGN KEY (`groupId`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "group_requests_status" CHECK("status" IN ('waiting', 'declined', 'banned'))
);
--> statement-breakpoint
CREATE INDEX `group_requests_by_user` ON `group_requests` (`userId`,`groupId`);--> statement-breakpoint
CREATE INDEX `group_requests_waiting` ON `group_requests` (`groupId`,`createdAt`,`userId`) WHERE "group_requests"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX `group_requests_to_remind` ON `group_requests` (`createdAt`) WHERE "group_requests"."status" = 'waiting' AND "group_requests"."remindedAt" IS NULL;--> statement-breakpoint
CREATE TABLE `group_terms` (
	`term` text NOT NULL,
	`groupId` text NOT NULL,
	PRIMARY KEY(`term`, `groupId`),
	FOREIGN KEY (`groupId`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `group_terms_by_group` ON `group_terms` (`groupId`);--> statement-breakpoint
CREATE TABLE `reserved_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`groupId` text,
	`until` integer NOT NULL,
	FOREIGN KEY (`groupId`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reserved_slugs_by_group` ON `reserved_slugs` (`groupId`);--> statement-breakpoint
CREATE INDEX `reserved_slugs_by_time` ON `reserved_slugs` (`until`);--> statement-breakpoint
DROP INDEX `posts_by_group`;--> statement-breakpoint
CREATE INDEX `posts_in_group` ON `posts` (`groupId`,`id`) WHERE "posts"."groupId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_in_group_by_type` ON `posts` (`groupId`,`type`,`id`) WHERE "posts"."groupId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_in_groups_by_user` ON `posts` (`userId`,`id`) WHERE "posts"."groupId" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `groupId` text;--> statement-breakpoint
CREATE INDEX `events_by_group` ON `events` (`groupId`,`startsAt`,`postId`) WHERE "events"."groupId" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `group_members` ADD `notifications` text DEFAULT 'leaders' NOT NULL;--> statement-breakpoint
ALTER TABLE `group_members` ADD `offeredRole` text;--> statement-breakpoint
CREATE INDEX `group_members_by_role` ON `group_members` (`groupId`,`role`,`userId`);--> statement-breakpoint
CREATE UNIQUE INDEX `group_members_one_owner` ON `group_members` (`groupId`) WHERE "group_members"."role" = 'owner';--> statement-breakpoint
ALTER TABLE `groups` ADD `slug` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `kind` text DEFAULT 'group' NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `about` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `imageUrl` text;--> statement-breakpoint
ALTER TABLE `groups` ADD `banner` text;--> statement-breakpoint
ALTER TABLE `groups` ADD `place` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `joinPolicy` text DEFAULT 'approval' NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `whoPosts` text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `forYouth` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `membersCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `requestsCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `newestPostId` text;--> statement-breakpoint
ALTER TABLE `groups` ADD `pinnedPostId` text;--> statement-breakpoint
ALTER TABLE `groups` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `website` text;--> statement-breakpoint
ALTER TABLE `groups` ADD `serviceTimes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `groups` ADD `verifiedAt` integer;--> statement-breakpoint
ALTER TABLE `groups` ADD `verifiedProof` text;--> statement-breakpoint
ALTER TABLE `groups` ADD `ownerlessSince` integer;--> statement-breakpoint
ALTER TABLE `groups` ADD `closedAt` integer;--> statement-breakpoint
UPDATE groups SET slug = id, name = id, membersCount = (SELECT count(*) FROM group_members WHERE groupId = groups.id);--> statement-breakpoint
CREATE UNIQUE INDEX `groups_by_slug` ON `groups` (`slug`);--> statement-breakpoint
CREATE INDEX `groups_by_image` ON `groups` (`imageUrl`) WHERE "groups"."imageUrl" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `groups_ownerless` ON `groups` (`ownerlessSince`) WHERE "groups"."ownerlessSince" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `groups_closed` ON `groups` (`closedAt`) WHERE "groups"."closedAt" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `groupId` text REFERENCES groups(id) ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX `notifications_by_group` ON `notifications` (`groupId`) WHERE "notifications"."groupId" IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER group_members_counted AFTER INSERT ON group_members BEGIN
  UPDATE groups SET membersCount = membersCount + 1, ownerlessSince = iif(NEW.role = 'owner', NULL, ownerlessSince)
  WHERE id = NEW.groupId;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_uncounted AFTER DELETE ON group_members BEGIN
  UPDATE groups SET membersCount = membersCount - 1,
    ownerlessSince = iif(OLD.role = 'owner', CAST(unixepoch('subsec') * 1000 AS INTEGER), ownerlessSince)
  WHERE id = OLD.groupId;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_owner AFTER UPDATE OF role ON group_members
WHEN (OLD.role = 'owner') <> (NEW.role = 'owner') BEGIN
  UPDATE groups SET ownerlessSince = iif(NEW.role = 'owner', NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE id = NEW.groupId;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_suspended AFTER UPDATE OF suspendedUntil ON users WHEN NEW.suspendedUntil IS NOT NULL BEGIN
  UPDATE group_members SET role = 'member' WHERE userId = NEW.id AND role = 'owner';
END;
--> statement-breakpoint
CREATE TRIGGER group_requests_counted AFTER INSERT ON group_requests WHEN NEW.status = 'waiting' BEGIN
  UPDATE groups SET requestsCount = requestsCount + 1 WHERE id = NEW.groupId;
END;
--> statement-breakpoint
CREATE TRIGGER group_requests_recounted AFTER UPDATE OF status ON group_requests
WHEN (OLD.status = 'waiting') <> (NEW.status = 'waiting') BEGIN
  UPDATE groups SET requestsCount = requestsCount + iif(NEW.status = 'waiting', 1, -1) WHERE id = NEW.groupId;
END;
--> statement-breakpoint
CREATE TRIGGER group_requests_uncounted AFTER DELETE ON group_requests WHEN OLD.status = 'waiting' BEGIN
  UPDATE groups SET requestsCount = requestsCount - 1 WHERE id = OLD.groupId;
END;
--> statement-breakpoint
CREATE TRIGGER groups_image_replaced AFTER UPDATE OF imageUrl ON groups WHEN OLD.imageUrl IS NOT NEW.imageUrl BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.imageUrl, 9);
END;
--> statement-breakpoint
CREATE TRIGGER groups_renamed AFTER UPDATE OF slug ON groups WHEN OLD.slug <> NEW.slug BEGIN
  DELETE FROM reserved_slugs WHERE slug = NEW.slug;
  INSERT INTO reserved_slugs (slug, groupId, until)
  VALUES (OLD.slug, NEW.id, CAST(unixepoch('subsec') * 1000 AS INTEGER) + 31536000000)
  ON CONFLICT (slug) DO UPDATE SET groupId = excluded.groupId, until = excluded.until;
  UPDATE reserved_slugs SET groupId = NULL WHERE groupId = NEW.id AND NEW.joinPolicy = 'hidden';
  DELETE FROM group_terms WHERE groupId = NEW.id AND NEW.joinPolicy = 'hidden';
END;
--> statement-breakpoint
CREATE TRIGGER groups_unverified AFTER UPDATE OF name, kind, address, website, joinPolicy ON groups
WHEN NEW.verifiedAt IS NOT NULL AND (OLD.name <> NEW.name OR OLD.kind <> NEW.kind OR OLD.address <> NEW.address
  OR OLD.website IS NOT NEW.website OR NEW.joinPolicy = 'hidden') BEGIN
  UPDATE groups SET verifiedAt = NULL, verifiedProof = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER groups_deleted AFTER DELETE ON groups BEGIN
  INSERT INTO reserved_slugs (slug, groupId, until)
  SELECT OLD.slug, NULL, CAST(unixepoch('subsec') * 1000 AS INTEGER) + 31536000000 WHERE OLD.joinPolicy <> 'hidden'
  ON CONFLICT (slug) DO UPDATE SET groupId = NULL, until = excluded.until;
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.imageUrl, 9);
END;
--> statement-breakpoint
CREATE TRIGGER notifications_of_leaders AFTER UPDATE OF role ON group_members WHEN OLD.role <> NEW.role BEGIN
  DELETE FROM notifications WHERE NEW.role = 'member' AND userId = NEW.userId
    AND cause BETWEEN 'group_request:' || NEW.groupId || ':' AND 'group_request:' || NEW.groupId || ':~';
  DELETE FROM notifications WHERE NEW.role = 'owner'
    AND userId IN (SELECT userId FROM group_members WHERE groupId = NEW.groupId AND role IN ('owner', 'leader'))
    AND cause BETWEEN 'group_ownerless:' || NEW.groupId || ':' AND 'group_ownerless:' || NEW.groupId || ':~';
END;
--> statement-breakpoint
CREATE TRIGGER groups_newest_post AFTER INSERT ON posts WHEN NEW.groupId IS NOT NULL AND NEW.audience <> 'me' BEGIN
  UPDATE groups SET newestPostId = max(coalesce(newestPostId, ''), NEW.id) WHERE id = NEW.groupId;
END;
--> statement-breakpoint
CREATE TRIGGER groups_newest_post_changed AFTER UPDATE OF hiddenAt, audience ON posts WHEN NEW.groupId IS NOT NULL BEGIN
  UPDATE groups SET newestPostId = (SELECT id FROM posts WHERE groupId = NEW.groupId AND audience <> 'me'
      AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1),
    pinnedPostId = iif(pinnedPostId = NEW.id AND (NEW.hiddenAt IS NOT NULL OR NEW.audience = 'me'), NULL, pinnedPostId)
  WHERE id = NEW.groupId;
END;
--> statement-breakpoint
CREATE TRIGGER groups_newest_post_deleted AFTER DELETE ON posts WHEN OLD.groupId IS NOT NULL BEGIN
  UPDATE groups SET newestPostId = (SELECT id FROM posts WHERE groupId = OLD.groupId AND audience <> 'me'
      AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1)
  WHERE id = OLD.groupId AND newestPostId = OLD.id;
  UPDATE groups SET pinnedPostId = NULL WHERE id = OLD.groupId AND pinnedPostId = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER group_members_left AFTER DELETE ON group_members BEGIN
  DELETE FROM notifications WHERE userId = OLD.userId AND (groupId = OLD.groupId
    OR EXISTS (SELECT 1 FROM posts WHERE id = notifications.postId AND groupId = OLD.groupId AND audience = 'group'));
  DELETE FROM mentions WHERE userId = OLD.userId
    AND EXISTS (SELECT 1 FROM posts WHERE id = mentions.postId AND groupId = OLD.groupId AND audience = 'group');
  DELETE FROM thread_watchers WHERE userId = OLD.userId
    AND EXISTS (SELECT 1 FROM posts WHERE id = thread_watchers.postId AND groupId = OLD.groupId AND audience = 'group');
END;
