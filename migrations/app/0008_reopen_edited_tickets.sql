CREATE TRIGGER report_tickets_post_edited AFTER UPDATE OF updatedAt ON posts BEGIN
  UPDATE report_tickets SET status = 'open', weight = weight + iif(reviewRequestedAt IS NULL, 1000, 0),
    reviewRequestedAt = NEW.updatedAt
  WHERE kind = 'post' AND targetId = NEW.id AND status = 'decided' AND decision = 'ask_edit'
    AND NOT EXISTS (SELECT 1 FROM report_tickets newer WHERE newer.kind = 'post' AND newer.targetId = NEW.id
      AND newer.id > report_tickets.id AND newer.status <> 'withdrawn');
END;
--> statement-breakpoint
CREATE TRIGGER report_tickets_comment_edited AFTER UPDATE OF editedAt ON comments BEGIN
  UPDATE report_tickets SET status = 'open', weight = weight + iif(reviewRequestedAt IS NULL, 1000, 0),
    reviewRequestedAt = NEW.editedAt
  WHERE kind = 'comment' AND targetId = NEW.id AND status = 'decided' AND decision = 'ask_edit'
    AND NOT EXISTS (SELECT 1 FROM report_tickets newer WHERE newer.kind = 'comment' AND newer.targetId = NEW.id
      AND newer.id > report_tickets.id AND newer.status <> 'withdrawn');
END;
