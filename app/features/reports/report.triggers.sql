-- Recomputes a ticket's weight when a report is created, changed, withdrawn, or deleted with the reporter's account.
CREATE TRIGGER reports_insert_weight AFTER INSERT ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) + iif(reviewRequestedAt IS NULL, 0, 1000) FROM reports
    WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL)
  WHERE id = NEW.ticketId;
END;

CREATE TRIGGER reports_update_weight AFTER UPDATE OF urgency, good, withdrawnAt ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) + iif(reviewRequestedAt IS NULL, 0, 1000) FROM reports
    WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL)
  WHERE id = NEW.ticketId;
END;

CREATE TRIGGER reports_delete_weight AFTER DELETE ON reports BEGIN
  UPDATE report_tickets SET (reportsCount, weight) = (
    SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) + iif(reviewRequestedAt IS NULL, 0, 1000) FROM reports
    WHERE ticketId = OLD.ticketId AND withdrawnAt IS NULL)
  WHERE id = OLD.ticketId;
END;

-- The last withdrawal closes a ticket and shows the post that it had hidden. Deleting a reporter's account doesn't close
-- it, since the reported user may be the admin who deletes that account.
CREATE TRIGGER reports_close_withdrawn_ticket AFTER UPDATE OF withdrawnAt ON reports
WHEN NEW.withdrawnAt IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM reports WHERE ticketId = NEW.ticketId AND withdrawnAt IS NULL) BEGIN
  UPDATE posts SET hiddenAt = NULL
  WHERE hiddenReason IS NULL AND id = (SELECT targetId FROM report_tickets
    WHERE id = NEW.ticketId AND kind = 'post' AND hiddenUntilReviewed AND status = 'open' AND appealedAt IS NULL);
  UPDATE report_tickets SET status = 'withdrawn'
  WHERE id = NEW.ticketId AND status = 'open' AND appealedAt IS NULL;
END;

-- A ticket keeps the reported picture while it is open and, after the account was deleted, until it is redacted.
CREATE TRIGGER report_tickets_image_closed AFTER UPDATE OF status, snapshot ON report_tickets
WHEN NEW.status <> 'open' AND OLD.snapshot ->> '$.imageUrl' IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.snapshot ->> '$.imageUrl', 9);
END;

CREATE TRIGGER report_tickets_image_deleted AFTER DELETE ON report_tickets
WHEN OLD.snapshot ->> '$.imageUrl' IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.snapshot ->> '$.imageUrl', 9);
END;

-- A ticket's snapshot names the first picture only, which `isShown` finds. The others of a reported post stay 30 days.
CREATE TRIGGER post_images_of_reported_post_deleted AFTER DELETE ON post_images
WHEN EXISTS (SELECT 1 FROM report_tickets WHERE kind = 'post' AND targetId = OLD.postId AND status = 'open') BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER) + 2592000000)
  WHERE key = substr(OLD.url, 9);
END;
