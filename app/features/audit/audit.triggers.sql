CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'The audit log is never changed');
END;

-- Sealing sets the hash of a row once; nothing else may change.
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
WHEN OLD.hash IS NOT NULL OR NEW.hash IS NULL OR NEW.seq <> OLD.seq OR NEW.actorId <> OLD.actorId
  OR NEW.action <> OLD.action OR NEW.subjectId IS NOT OLD.subjectId OR NEW.target <> OLD.target
  OR NEW.reason IS NOT OLD.reason OR NEW.before IS NOT OLD.before OR NEW.after IS NOT OLD.after
  OR NEW.createdAt <> OLD.createdAt BEGIN
  SELECT RAISE(ABORT, 'The audit log is never changed');
END;

-- INSERT OR REPLACE fires no delete trigger, so an insert must use the next number.
CREATE TRIGGER audit_log_no_replace BEFORE INSERT ON audit_log
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM audit_log) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: audit_log.seq');
END;

CREATE TRIGGER data_access_log_no_delete BEFORE DELETE ON data_access_log BEGIN
  SELECT RAISE(ABORT, 'The data access log is never changed');
END;

CREATE TRIGGER data_access_log_no_update BEFORE UPDATE ON data_access_log BEGIN
  SELECT RAISE(ABORT, 'The data access log is never changed');
END;
