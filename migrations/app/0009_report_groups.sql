-- Tickets can be about groups. D1 keeps foreign keys on, so dropping the table would delete the rows of the tables that
-- reference it: they are copied aside and back.
CREATE TABLE `old_report_tickets` AS SELECT * FROM `report_tickets` ORDER BY rowid;
--> statement-breakpoint
CREATE TABLE `old_reports` AS SELECT * FROM `reports` ORDER BY rowid;
--> statement-breakpoint
CREATE TABLE `old_ticket_notes` AS SELECT * FROM `ticket_notes` ORDER BY rowid;
--> statement-breakpoint
CREATE TABLE `old_sanctions` AS SELECT * FROM `sanctions` ORDER BY rowid;
--> statement-breakpoint
DROP TRIGGER reports_insert_weight;
--> statement-breakpoint
DROP TRIGGER reports_update_weight;
--> statement-breakpoint
DROP TRIGGER reports_delete_weight;
--> statement-breakpoint
DROP TRIGGER reports_close_withdrawn_ticket;
--> statement-breakpoint
DROP TRIGGER report_tickets_image_closed;
--> statement-breakpoint
DROP TRIGGER report_tickets_image_deleted;
--> statement-breakpoint
DELETE FROM `reports`;
--> statement-breakpoint
DELETE FROM `ticket_notes`;
--> statement-breakpoint
DELETE FROM `sanctions`;
--> statement-breakpoint
DROP TABLE `report_tickets`;
--> statement-breakpoint
CREATE TABLE `report_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`targetId` text NOT NULL,
	`subjectId` text,
	`subjectKeys` text,
	`snapshot` text NOT NULL,
	`weight` integer DEFAULT 0 NOT NULL,
	`reportsCount` integer DEFAULT 0 NOT NULL,
	`openedAt` integer NOT NULL,
	`claimedBy` text,
	`claimedUntil` integer,
	`status` text DEFAULT 'open' NOT NULL,
	`decision` text,
	`decisionReason` text,
	`decidedAt` integer,
	`suspendedUntil` integer,
	`reviewRequestedAt` integer,
	`redactAt` integer,
	`hiddenUntilReviewed` integer DEFAULT false NOT NULL,
	`appeal` text,
	`appealedAt` integer,
	`appealDecision` text,
	`appealReason` text,
	FOREIGN KEY (`claimedBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "report_tickets_kind" CHECK("kind" IN ('post', 'comment', 'person', 'group')),
	CONSTRAINT "report_tickets_status" CHECK("status" IN ('open', 'decided', 'withdrawn')),
	CONSTRAINT "report_tickets_weight" CHECK("report_tickets"."weight" >= 0),
	CONSTRAINT "report_tickets_reportsCount" CHECK("report_tickets"."reportsCount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_tickets_open` ON `report_tickets` (`kind`,`targetId`) WHERE "report_tickets"."status" = 'open' AND "report_tickets"."appealedAt" IS NULL;
--> statement-breakpoint
CREATE INDEX `report_tickets_by_target` ON `report_tickets` (`kind`,`targetId`,`id`);
--> statement-breakpoint
CREATE INDEX `report_tickets_by_subject` ON `report_tickets` (`subjectId`,`id`);
--> statement-breakpoint
CREATE INDEX `report_tickets_by_claimer` ON `report_tickets` (`claimedBy`) WHERE "report_tickets"."claimedBy" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `report_tickets_queue` ON `report_tickets` (`status`,-"weight",`id`);
--> statement-breakpoint
CREATE INDEX `report_tickets_decided` ON `report_tickets` (`status`,`decidedAt`,`id`);
--> statement-breakpoint
CREATE INDEX `report_tickets_by_image` ON `report_tickets` (("snapshot" ->> '$.imageUrl')) WHERE ("report_tickets"."snapshot" ->> '$.imageUrl') IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `report_tickets_to_redact` ON `report_tickets` (`redactAt`) WHERE "report_tickets"."redactAt" IS NOT NULL;
--> statement-breakpoint
INSERT INTO `report_tickets` SELECT * FROM `old_report_tickets` ORDER BY rowid;
--> statement-breakpoint
INSERT INTO `reports` SELECT * FROM `old_reports` ORDER BY rowid;
--> statement-breakpoint
INSERT INTO `ticket_notes` SELECT * FROM `old_ticket_notes` ORDER BY rowid;
--> statement-breakpoint
INSERT INTO `sanctions` SELECT * FROM `old_sanctions` ORDER BY rowid;
--> statement-breakpoint
DROP TABLE `old_report_tickets`;
--> statement-breakpoint
DROP TABLE `old_reports`;
--> statement-breakpoint
DROP TABLE `old_ticket_notes`;
--> statement-breakpoint
DROP TABLE `old_sanctions`;
--> statement-breakpoint
CREATE TRIGGER reports_insert_weight AFTER INSERT ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) + iif(reviewRequestedAt IS NULL, 0, 1000) FROM reports
    WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL)
  WHERE id = NEW.ticketId;
END;
--> statement-breakpoint
CREATE TRIGGER reports_update_weight AFTER UPDATE OF urgency, good, withdrawnAt ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) + iif(reviewRequestedAt IS NULL, 0, 1000) FROM reports
    WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL)
  WHERE id = NEW.ticketId;
END;
--> statement-breakpoint
CREATE TRIGGER reports_delete_weight AFTER DELETE ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) + iif(reviewRequestedAt IS NULL, 0, 1000) FROM reports
    WHERE ticketId = OLD.ticketId AND withdrawnAt IS NULL)
  WHERE id = OLD.ticketId;
END;
--> statement-breakpoint
CREATE TRIGGER reports_close_withdrawn_ticket AFTER UPDATE OF withdrawnAt ON reports
WHEN NEW.withdrawnAt IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM reports WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL) BEGIN
  UPDATE posts SET hiddenAt = NULL
  WHERE hiddenReason IS NULL AND id = (SELECT targetId FROM report_tickets
    WHERE id = NEW.ticketId AND kind = 'post' AND hiddenUntilReviewed AND status = 'open' AND appealedAt IS NULL);
  UPDATE report_tickets SET status = 'withdrawn'
  WHERE id = NEW.ticketId AND status = 'open' AND appealedAt IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER report_tickets_image_closed AFTER UPDATE OF status, snapshot ON report_tickets
WHEN NEW.status <> 'open' AND OLD.snapshot ->> '$.imageUrl' IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.snapshot ->> '$.imageUrl', 9);
END;
--> statement-breakpoint
CREATE TRIGGER report_tickets_image_deleted AFTER DELETE ON report_tickets
WHEN OLD.snapshot ->> '$.imageUrl' IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.snapshot ->> '$.imageUrl', 9);
END;
