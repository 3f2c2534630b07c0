DROP INDEX `notices_list`;--> statement-breakpoint
ALTER TABLE `notices` RENAME TO `notices_before`;--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`postId` text,
	`commentId` text,
	`detail` text NOT NULL,
	`faces` text DEFAULT '[]' NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`createdAt` integer NOT NULL,
	`seenAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`commentId`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO notices (id, userId, kind, cause, detail, createdAt, seenAt)
SELECT id, userId, kind, kind || ':' || id, detail, createdAt, seenAt FROM notices_before;
--> statement-breakpoint
DROP TABLE `notices_before`;--> statement-breakpoint
CREATE INDEX `notices_list` ON `notices` (`userId`,`id`);--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`userId`,`id`) WHERE "notices"."seenAt" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `notices_once` ON `notices` (`userId`,`cause`);--> statement-breakpoint
CREATE INDEX `notices_by_post` ON `notices` (`postId`) WHERE "notices"."postId" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notices_by_comment` ON `notices` (`commentId`) WHERE "notices"."commentId" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `unreadNotices` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE users SET unreadNotices = (SELECT count(*) FROM notices WHERE userId = users.id AND seenAt IS NULL)
WHERE id IN (SELECT userId FROM notices);
--> statement-breakpoint
CREATE TABLE `event_news` (
	`postId` text NOT NULL,
	`kind` text NOT NULL,
	`dueAt` integer NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`postId`, `kind`),
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_news_due` ON `event_news` (`dueAt`);--> statement-breakpoint
CREATE TABLE `mentions` (
	`sourceId` text NOT NULL,
	`userId` text NOT NULL,
	`postId` text NOT NULL,
	`commentId` text,
	PRIMARY KEY(`sourceId`, `userId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`commentId`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentions_by_user` ON `mentions` (`userId`);--> statement-breakpoint
CREATE INDEX `mentions_by_post` ON `mentions` (`postId`);--> statement-breakpoint
CREATE INDEX `mentions_by_comment` ON `mentions` (`commentId`) WHERE "mentions"."commentId" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `notice_hours` (
	`userId` text PRIMARY KEY NOT NULL,
	`timeZone` text NOT NULL,
	`quietFrom` text,
	`quietUntil` text,
	`dailyAt` text,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notice_levels` (
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`level` text NOT NULL,
	PRIMARY KEY(`userId`, `kind`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notice_levels_level" CHECK("level" IN ('off', 'app', 'push'))
);
--> statement-breakpoint
CREATE TABLE `notice_people` (
	`noticeId` text NOT NULL,
	`userId` text NOT NULL,
	`personId` text NOT NULL,
	`cause` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`noticeId`, `personId`),
	FOREIGN KEY (`noticeId`) REFERENCES `notices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`personId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notice_people_latest` ON `notice_people` (`noticeId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `notice_people_by_person` ON `notice_people` (`personId`,`userId`,`cause`);--> statement-breakpoint
CREATE TABLE `push_deliveries` (
	`key` text NOT NULL,
	`deviceId` text NOT NULL,
	`claimedAt` integer NOT NULL,
	`deliveredAt` integer,
	PRIMARY KEY(`key`, `deviceId`),
	FOREIGN KEY (`deviceId`) REFERENCES `push_devices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_deliveries_by_device` ON `push_deliveries` (`deviceId`);--> statement-breakpoint
CREATE INDEX `push_deliveries_by_time` ON `push_deliveries` (`claimedAt`);--> statement-breakpoint
CREATE TABLE `push_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`sessionId` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`createdAt` integer NOT NULL,
	`deliveredAt` integer,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sessionId`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_of_session` ON `push_devices` (`sessionId`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_by_user` ON `push_devices` (`userId`);--> statement-breakpoint
CREATE TABLE `pushes` (
	`noticeId` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`dueAt` integer NOT NULL,
	FOREIGN KEY (`noticeId`) REFERENCES `notices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pushes_due` ON `pushes` (`dueAt`);--> statement-breakpoint
CREATE TABLE `thread_watchers` (
	`postId` text NOT NULL,
	`userId` text NOT NULL,
	PRIMARY KEY(`postId`, `userId`),
	FOREIGN KEY (`postId`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `thread_watchers_by_user` ON `thread_watchers` (`userId`);--> statement-breakpoint
-- The number on the bell follows its rows.
CREATE TRIGGER notices_counted AFTER INSERT ON notices WHEN NEW.seenAt IS NULL BEGIN
  UPDATE users SET unreadNotices = unreadNotices + 1 WHERE id = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER notices_read AFTER UPDATE OF seenAt ON notices
WHEN (OLD.seenAt IS NULL) <> (NEW.seenAt IS NULL) BEGIN
  UPDATE users SET unreadNotices = unreadNotices + iif(NEW.seenAt IS NULL, 1, -1) WHERE id = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER notices_uncounted AFTER DELETE ON notices WHEN OLD.seenAt IS NULL BEGIN
  UPDATE users SET unreadNotices = unreadNotices - 1 WHERE id = OLD.userId;
END;
--> statement-breakpoint
-- To be handed to the queue: of those alone who have a device that takes it.
CREATE TRIGGER notices_pushed AFTER INSERT ON notices
WHEN EXISTS (SELECT 1 FROM push_devices WHERE userId = NEW.userId) BEGIN
  INSERT INTO pushes (noticeId, userId, dueAt) VALUES (NEW.id, NEW.userId, NEW.createdAt);
END;
--> statement-breakpoint
-- The one door to notices. What is written into this view is told, unless it is their own act, they do not want to
-- hear of its kind, or either has hidden the other from themself. Likes of a post and new followers come together
-- for twelve hours (43,200,000 ms), or until they have been read: so a group never moves and never grows behind
-- one's back. A look for a row that is not there costs nothing.
CREATE VIEW notice_acts AS
SELECT userId, '' AS personId, kind, cause, postId, commentId, detail, createdAt FROM notices WHERE 0;
--> statement-breakpoint
CREATE TRIGGER notice_acts_told INSTEAD OF INSERT ON notice_acts
WHEN NEW.userId IS NOT NEW.personId
  AND coalesce(
    (SELECT level FROM notice_levels WHERE userId = NEW.userId AND kind = CASE NEW.kind
       WHEN 'accepted' THEN 'request' WHEN 'cancelled' THEN 'changed' WHEN 'moderation' THEN 'report'
       ELSE NEW.kind END),
    iif(NEW.kind = 'thread', 'off', 'app')) <> 'off'
  AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.userId AND blockedId = NEW.personId)
  AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.personId AND blockedId = NEW.userId)
  AND NOT EXISTS (SELECT 1 FROM mutes WHERE muterId = NEW.userId AND mutedId = NEW.personId)
BEGIN
  INSERT INTO notices (id, userId, kind, cause, postId, commentId, detail, createdAt)
  SELECT substr(ms, 1, 8) || '-' || substr(ms, 9) || '-7' || substr(dice, 1, 3) || '-8' || substr(dice, 4, 3) || '-'
      || substr(dice, 7), NEW.userId, NEW.kind,
    NEW.cause || iif(NEW.kind IN ('like', 'follow'), printf('@%013d', NEW.createdAt), ''),
    NEW.postId, NEW.commentId, NEW.detail, NEW.createdAt
  FROM (SELECT printf('%012x', CAST(unixepoch('subsec') * 1000 AS INTEGER)) AS ms, lower(hex(randomblob(9))) AS dice)
  WHERE NEW.kind NOT IN ('like', 'follow') OR coalesce(
    (SELECT seenAt IS NOT NULL OR createdAt <= NEW.createdAt - 43200000 FROM notices
     WHERE userId = NEW.userId AND cause > NEW.cause || '@' AND cause < NEW.cause || '@~'
     ORDER BY cause DESC LIMIT 1), 1)
  ON CONFLICT DO NOTHING;
  INSERT INTO notice_people (noticeId, userId, personId, cause, createdAt)
  SELECT id, NEW.userId, NEW.personId, NEW.cause, NEW.createdAt
  FROM (SELECT id FROM notices WHERE userId = NEW.userId AND NEW.personId IS NOT NULL
        AND cause BETWEEN NEW.cause AND NEW.cause || iif(NEW.kind IN ('like', 'follow'), '@~', '')
          AND (seenAt IS NULL OR NEW.kind NOT IN ('like', 'follow'))
        ORDER BY cause DESC LIMIT 1)
  WHERE true ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER notice_people_came AFTER INSERT ON notice_people BEGIN
  UPDATE notices SET people = people + 1, faces = (
    SELECT json_group_array(personId) FROM (SELECT personId FROM notice_people
      WHERE noticeId = NEW.noticeId ORDER BY createdAt DESC, rowid DESC LIMIT 2))
  WHERE id = NEW.noticeId;
END;
--> statement-breakpoint
CREATE TRIGGER notice_people_left AFTER DELETE ON notice_people BEGIN
  UPDATE notices SET people = people - 1, faces = (
    SELECT json_group_array(personId) FROM (SELECT personId FROM notice_people
      WHERE noticeId = OLD.noticeId ORDER BY createdAt DESC, rowid DESC LIMIT 2))
  WHERE id = OLD.noticeId;
  DELETE FROM notices WHERE id = OLD.noticeId AND people = 0;
END;
--> statement-breakpoint
-- Who is hidden from now on is in no notice any more, of before either.
CREATE TRIGGER blocks_untell AFTER INSERT ON blocks BEGIN
  DELETE FROM notice_people WHERE personId = NEW.blockedId AND userId = NEW.blockerId;
  DELETE FROM notice_people WHERE personId = NEW.blockerId AND userId = NEW.blockedId;
END;
--> statement-breakpoint
CREATE TRIGGER mutes_untell AFTER INSERT ON mutes BEGIN
  DELETE FROM notice_people WHERE personId = NEW.mutedId AND userId = NEW.muterId;
END;
--> statement-breakpoint
CREATE TRIGGER comments_hidden_untell AFTER UPDATE OF hiddenAt ON comments WHEN NEW.hiddenAt IS NOT NULL BEGIN
  DELETE FROM notices WHERE commentId = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER posts_hidden_untell AFTER UPDATE OF hiddenAt ON posts WHEN NEW.hiddenAt IS NOT NULL BEGIN
  DELETE FROM notices WHERE postId = NEW.id AND userId <> NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER likes_told AFTER INSERT ON likes BEGIN
  INSERT INTO notice_acts (userId, personId, kind, cause, postId, detail, createdAt)
  SELECT p.userId, NEW.userId, 'like', 'like:' || NEW.postId, NEW.postId,
    json_object('post', p.type, 'words', substr(coalesce(e.title, p.content), 1, 160)), NEW.createdAt
  FROM posts p LEFT JOIN events e ON e.postId = p.id WHERE p.id = NEW.postId;
END;
--> statement-breakpoint
CREATE TRIGGER likes_untold AFTER DELETE ON likes BEGIN
  DELETE FROM notice_people WHERE personId = OLD.userId
    AND userId = (SELECT userId FROM posts WHERE id = OLD.postId) AND cause = 'like:' || OLD.postId;
END;
--> statement-breakpoint
-- Who was waiting for it hears that they may; whoever let them know it already.
CREATE TRIGGER follows_told AFTER INSERT ON follows BEGIN
  INSERT INTO notice_acts (userId, personId, kind, cause, detail, createdAt)
  SELECT iif(asked, NEW.followerId, NEW.followeeId), iif(asked, NEW.followeeId, NEW.followerId),
    iif(asked, 'accepted', 'follow'), iif(asked, 'accepted:' || NEW.followeeId, 'follow'), '{}', NEW.createdAt
  FROM (SELECT EXISTS (SELECT 1 FROM follow_requests
    WHERE followerId = NEW.followerId AND followeeId = NEW.followeeId) AS asked);
END;
--> statement-breakpoint
CREATE TRIGGER follows_untold AFTER DELETE ON follows BEGIN
  DELETE FROM notice_people WHERE personId = OLD.followerId AND userId = OLD.followeeId AND cause = 'follow';
  DELETE FROM notice_people WHERE personId = OLD.followeeId AND userId = OLD.followerId
    AND cause = 'accepted:' || OLD.followeeId;
END;
--> statement-breakpoint
CREATE TRIGGER follow_requests_told AFTER INSERT ON follow_requests BEGIN
  INSERT INTO notice_acts (userId, personId, kind, cause, detail, createdAt)
  VALUES (NEW.followeeId, NEW.followerId, 'request', 'request:' || NEW.followerId, '{}', NEW.createdAt);
END;
--> statement-breakpoint
CREATE TRIGGER follow_requests_untold AFTER DELETE ON follow_requests BEGIN
  DELETE FROM notice_people WHERE personId = OLD.followerId AND userId = OLD.followeeId
    AND cause = 'request:' || OLD.followerId;
END;
--> statement-breakpoint
-- To whose post it is, and to those who have written before and want to hear of it; from now on whoever writes it
-- is one of them, if they want that.
CREATE TRIGGER comments_told AFTER INSERT ON comments BEGIN
  INSERT INTO notice_acts (userId, personId, kind, cause, postId, commentId, detail, createdAt)
  SELECT p.userId, NEW.userId, 'comment', 'comment:' || NEW.id, NEW.postId, NEW.id,
    json_object('post', p.type, 'words', substr(NEW.content, 1, 160)), NEW.createdAt
  FROM posts p WHERE p.id = NEW.postId;
  INSERT INTO notice_acts (userId, personId, kind, cause, postId, commentId, detail, createdAt)
  SELECT w.userId, NEW.userId, 'thread', 'thread:' || NEW.id, NEW.postId, NEW.id,
    json_object('post', p.type, 'words', substr(NEW.content, 1, 160)), NEW.createdAt
  FROM thread_watchers w CROSS JOIN posts p ON p.id = w.postId WHERE w.postId = NEW.postId
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = w.userId AND blockedId = p.userId)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = p.userId AND blockedId = w.userId);
  INSERT INTO thread_watchers (postId, userId)
  SELECT p.id, NEW.userId FROM posts p WHERE p.id = NEW.postId AND p.userId <> NEW.userId
    AND EXISTS (SELECT 1 FROM notice_levels WHERE userId = NEW.userId AND kind = 'thread' AND level <> 'off')
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Whoever is named hears of it once: as a mention, unless they have heard of it as the post's author.
CREATE TRIGGER mentions_told AFTER INSERT ON mentions BEGIN
  INSERT INTO notice_acts (userId, personId, kind, cause, postId, commentId, detail, createdAt)
  SELECT NEW.userId, coalesce(c.userId, p.userId), 'mention', 'mention:' || NEW.sourceId, NEW.postId, NEW.commentId,
    json_object('post', p.type, 'words', substr(coalesce(c.content, p.content), 1, 160), 'reply',
      json(iif(lower(c.content) || ' ' GLOB '@' || lower(u.username) || '[^a-z0-9_]*', 'true', 'false'))),
    coalesce(c.createdAt, p.updatedAt, p.createdAt)
  FROM posts p CROSS JOIN users u ON u.id = NEW.userId LEFT JOIN comments c ON c.id = NEW.commentId
  WHERE p.id = NEW.postId AND p.hiddenAt IS NULL
    AND NOT EXISTS (SELECT 1 FROM notices WHERE userId = NEW.userId AND cause = 'comment:' || NEW.commentId)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = NEW.userId AND blockedId = p.userId)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = p.userId AND blockedId = NEW.userId);
  DELETE FROM notices WHERE userId = NEW.userId AND cause = 'thread:' || NEW.commentId
    AND EXISTS (SELECT 1 FROM notices WHERE userId = NEW.userId AND cause = 'mention:' || NEW.sourceId);
END;
--> statement-breakpoint
CREATE TRIGGER mentions_untold AFTER DELETE ON mentions BEGIN
  DELETE FROM notices WHERE userId = OLD.userId AND cause = 'mention:' || OLD.sourceId;
END;
--> statement-breakpoint
-- Notices quote a post as it reads now.
CREATE TRIGGER posts_requoted AFTER UPDATE OF content ON posts
WHEN NEW.content <> OLD.content AND NEW.type <> 'event' BEGIN
  UPDATE notices SET detail = json_set(detail, '$.words', substr(NEW.content, 1, 160))
  WHERE postId = NEW.id AND commentId IS NULL AND kind IN ('like', 'mention');
END;
--> statement-breakpoint
CREATE TRIGGER events_requoted AFTER UPDATE OF title ON events WHEN NEW.title <> OLD.title BEGIN
  UPDATE notices SET detail = json_set(detail, '$.words', NEW.title)
  WHERE postId = NEW.postId AND commentId IS NULL AND kind IN ('like', 'reminder', 'changed');
END;
--> statement-breakpoint
-- A day before an event and an hour; of one that lasts its day, at nine in the morning before it (15 h). What is
-- due in the past is not told. The schedule tells those who are interested, page by page.
CREATE TRIGGER events_planned AFTER INSERT ON events BEGIN
  INSERT INTO event_news (postId, kind, dueAt)
  SELECT NEW.postId, kind, NEW.startsAt - lead FROM (
    SELECT 'day' AS kind, iif(NEW.time IS NULL, 54000000, 86400000) AS lead
    UNION ALL SELECT 'hour', 3600000 WHERE NEW.time IS NOT NULL)
  WHERE NEW.startsAt - lead > CAST(unixepoch('subsec') * 1000 AS INTEGER);
END;
--> statement-breakpoint
-- What was said of the time before is not true any more.
CREATE TRIGGER events_moved AFTER UPDATE OF startsAt, time ON events
WHEN NEW.startsAt <> OLD.startsAt OR (NEW.time IS NULL) <> (OLD.time IS NULL) BEGIN
  DELETE FROM notices WHERE postId = NEW.postId AND kind = 'reminder';
  DELETE FROM event_news WHERE postId = NEW.postId AND kind IN ('day', 'hour');
  INSERT INTO event_news (postId, kind, dueAt)
  SELECT NEW.postId, kind, NEW.startsAt - lead FROM (
    SELECT 'day' AS kind, iif(NEW.time IS NULL, 54000000, 86400000) AS lead
    UNION ALL SELECT 'hour', 3600000 WHERE NEW.time IS NOT NULL)
  WHERE NEW.startsAt - lead > CAST(unixepoch('subsec') * 1000 AS INTEGER);
END;
--> statement-breakpoint
-- Who is interested no longer needs no reminder, of before either.
CREATE TRIGGER interests_untold AFTER DELETE ON interests BEGIN
  DELETE FROM notices WHERE userId = OLD.userId
    AND cause BETWEEN 'reminder:' || OLD.postId || ':' AND 'reminder:' || OLD.postId || ':~';
END;
--> statement-breakpoint
CREATE TRIGGER events_changed AFTER UPDATE OF startsAt, time, location ON events
WHEN (NEW.startsAt <> OLD.startsAt OR NEW.time IS NOT OLD.time OR NEW.location IS NOT OLD.location)
  AND EXISTS (SELECT 1 FROM interests WHERE postId = NEW.postId) BEGIN
  INSERT INTO event_news (postId, kind, dueAt)
  VALUES (NEW.postId, 'changed', CAST(unixepoch('subsec') * 1000 AS INTEGER))
  ON CONFLICT DO UPDATE SET dueAt = excluded.dueAt, cursor = '';
END;
--> statement-breakpoint
-- Before the cascade takes along who was interested. As many rows as that; what is deleted leaves its id nowhere.
CREATE TRIGGER events_cancelled BEFORE DELETE ON posts WHEN OLD.type = 'event' AND OLD.hiddenAt IS NULL BEGIN
  INSERT INTO notice_acts (userId, kind, cause, detail, createdAt)
  SELECT i.userId, 'cancelled', 'cancelled:' || lower(hex(randomblob(8))), json_object('post', 'event', 'words', e.title,
      'date', e.date, 'time', e.time, 'timeZone', e.timeZone), CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM events e CROSS JOIN interests i ON i.postId = e.postId
  WHERE e.postId = OLD.id AND i.userId <> OLD.userId AND e.startsAt > unixepoch('subsec') * 1000
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = i.userId AND blockedId = OLD.userId)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = OLD.userId AND blockedId = i.userId)
    AND NOT EXISTS (SELECT 1 FROM mutes WHERE muterId = i.userId AND mutedId = OLD.userId);
END;
--> statement-breakpoint
-- Those of the events that are planned already.
INSERT INTO event_news (postId, kind, dueAt)
SELECT postId, kind, startsAt - lead FROM (
  SELECT e.postId, e.startsAt, k.kind, iif(k.kind = 'hour', 3600000, iif(e.time IS NULL, 54000000, 86400000)) AS lead
  FROM events e, (SELECT 'day' AS kind UNION ALL SELECT 'hour') k WHERE k.kind = 'day' OR e.time IS NOT NULL)
WHERE startsAt - lead > CAST(unixepoch('subsec') * 1000 AS INTEGER);
