CREATE TABLE `closed_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`figures` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `day_counts` (
	`day` integer NOT NULL,
	`what` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `what`)
);
--> statement-breakpoint
CREATE TABLE `last_uses` (
	`userId` text NOT NULL,
	`use` text NOT NULL,
	`day` integer NOT NULL,
	PRIMARY KEY(`userId`, `use`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `use_days` (
	`day` integer NOT NULL,
	`use` text NOT NULL,
	`gap` integer NOT NULL,
	`people` integer NOT NULL,
	PRIMARY KEY(`day`, `use`, `gap`)
);
--> statement-breakpoint
CREATE TABLE `visit_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`sessions` integer DEFAULT 0 NOT NULL,
	`carried` integer DEFAULT 0 NOT NULL,
	`ms` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- Nothing has ever been written to either.
DROP TABLE `audit_log`;
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`seq` integer PRIMARY KEY NOT NULL,
	`actorId` text NOT NULL,
	`action` text NOT NULL,
	`subjectId` text,
	`target` text NOT NULL,
	`reason` text,
	`before` text,
	`after` text,
	`createdAt` integer NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_subject` ON `audit_log` (`subjectId`,`seq`);
--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actorId`,`seq`);
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE DELETE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'The audit log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_said BEFORE UPDATE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'The audit log is never changed');
END;
--> statement-breakpoint
-- A row put in the place of another fires no trigger of deletion: its number must be new.
CREATE TRIGGER audit_log_grows BEFORE INSERT ON audit_log
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM audit_log) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: audit_log.seq');
END;
--> statement-breakpoint
DROP TABLE `visits`;
--> statement-breakpoint
CREATE TABLE `visits` (
	`userId` text NOT NULL,
	`day` integer NOT NULL,
	`sessionId` text NOT NULL,
	`startedAt` integer NOT NULL,
	`seenAt` integer NOT NULL,
	`sessions` integer DEFAULT 1 NOT NULL,
	`carried` integer DEFAULT 0 NOT NULL,
	`ms` integer DEFAULT 0 NOT NULL,
	`pages` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`userId`, `day`, `sessionId`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visits_by_day` ON `visits` (`day`,`userId`);
--> statement-breakpoint
ALTER TABLE `users` ADD `countsVisits` integer DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE TRIGGER visits_counted AFTER INSERT ON visits BEGIN
  INSERT INTO visit_days (day, sessions, carried, ms) VALUES (NEW.day, NEW.sessions, NEW.carried, NEW.ms)
  ON CONFLICT (day) DO UPDATE SET
    sessions = sessions + NEW.sessions, carried = carried + NEW.carried, ms = ms + NEW.ms;
END;
--> statement-breakpoint
CREATE TRIGGER visits_recounted AFTER UPDATE OF sessions, ms ON visits
WHEN NEW.sessions <> OLD.sessions OR NEW.ms <> OLD.ms BEGIN
  UPDATE visit_days SET sessions = sessions + NEW.sessions - OLD.sessions, ms = ms + NEW.ms - OLD.ms
  WHERE day = NEW.day;
END;
--> statement-breakpoint
CREATE TRIGGER last_uses_counted AFTER INSERT ON last_uses BEGIN
  INSERT INTO use_days (day, use, gap, people) VALUES (NEW.day, NEW.use, 91, 1)
  ON CONFLICT (day, use, gap) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER last_uses_recounted AFTER UPDATE OF day ON last_uses WHEN NEW.day > OLD.day BEGIN
  INSERT INTO use_days (day, use, gap, people) VALUES (NEW.day, NEW.use, min(91, NEW.day - OLD.day), 1)
  ON CONFLICT (day, use, gap) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
INSERT INTO day_counts (day, what, count)
  SELECT createdAt / 86400000, type, count(*) FROM posts GROUP BY 1, 2
  UNION ALL SELECT createdAt / 86400000, 'likes', count(*) FROM likes GROUP BY 1
  UNION ALL SELECT createdAt / 86400000, 'comments', count(*) FROM comments GROUP BY 1
  UNION ALL SELECT createdAt / 86400000, 'users', count(*) FROM users GROUP BY 1;
--> statement-breakpoint
INSERT INTO day_counts (day, what, count)
  SELECT -1, 'posts', count(*) FROM posts
  UNION ALL SELECT -1, 'users', count(*) FROM users;
--> statement-breakpoint
CREATE TRIGGER posts_of_the_day AFTER INSERT ON posts BEGIN
  INSERT INTO day_counts (day, what, count) VALUES (NEW.createdAt / 86400000, NEW.type, 1), (-1, 'posts', 1)
  ON CONFLICT (day, what) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER posts_not_of_the_day AFTER DELETE ON posts BEGIN
  UPDATE day_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND what = OLD.type;
  UPDATE day_counts SET count = count - 1 WHERE day = -1 AND what = 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER likes_of_the_day AFTER INSERT ON likes BEGIN
  INSERT INTO day_counts (day, what, count) VALUES (NEW.createdAt / 86400000, 'likes', 1)
  ON CONFLICT (day, what) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER likes_not_of_the_day AFTER DELETE ON likes BEGIN
  UPDATE day_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND what = 'likes';
END;
--> statement-breakpoint
CREATE TRIGGER comments_of_the_day AFTER INSERT ON comments BEGIN
  INSERT INTO day_counts (day, what, count) VALUES (NEW.createdAt / 86400000, 'comments', 1)
  ON CONFLICT (day, what) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER comments_not_of_the_day AFTER DELETE ON comments BEGIN
  UPDATE day_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND what = 'comments';
END;
--> statement-breakpoint
CREATE TRIGGER users_of_the_day AFTER INSERT ON users BEGIN
  INSERT INTO day_counts (day, what, count) VALUES (NEW.createdAt / 86400000, 'users', 1), (-1, 'users', 1)
  ON CONFLICT (day, what) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_not_of_the_day AFTER DELETE ON users BEGIN
  UPDATE day_counts SET count = count - 1 WHERE day = OLD.createdAt / 86400000 AND what = 'users';
  UPDATE day_counts SET count = count - 1 WHERE day = -1 AND what = 'users';
END;
