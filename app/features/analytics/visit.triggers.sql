CREATE TRIGGER daily_sessions_add_visit AFTER INSERT ON visits BEGIN
  INSERT INTO daily_sessions (day, sessions, continuedSessions, durationMs) VALUES (NEW.day, NEW.sessions, NEW.continuedSessions, NEW.durationMs)
  ON CONFLICT (day) DO UPDATE SET
    sessions = sessions + NEW.sessions, continuedSessions = continuedSessions + NEW.continuedSessions, durationMs = durationMs + NEW.durationMs;
END;

CREATE TRIGGER daily_sessions_update_visit AFTER UPDATE OF sessions, durationMs ON visits
WHEN NEW.sessions <> OLD.sessions OR NEW.durationMs <> OLD.durationMs BEGIN
  UPDATE daily_sessions SET sessions = sessions + NEW.sessions - OLD.sessions, durationMs = durationMs + NEW.durationMs - OLD.durationMs
  WHERE day = NEW.day;
END;

CREATE TRIGGER daily_usage_add_first_use AFTER INSERT ON last_uses BEGIN
  INSERT INTO daily_usage (day, feature, gapDays, users) VALUES (NEW.day, NEW.feature, 91, 1)
  ON CONFLICT (day, feature, gapDays) DO UPDATE SET users = users + 1;
END;

CREATE TRIGGER daily_usage_add_repeat_use AFTER UPDATE OF day ON last_uses WHEN NEW.day > OLD.day BEGIN
  INSERT INTO daily_usage (day, feature, gapDays, users) VALUES (NEW.day, NEW.feature, min(91, NEW.day - OLD.day), 1)
  ON CONFLICT (day, feature, gapDays) DO UPDATE SET users = users + 1;
END;
