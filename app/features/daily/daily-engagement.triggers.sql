CREATE TRIGGER daily_counted AFTER INSERT ON daily_engagement BEGIN
  INSERT INTO daily_counts (date, kind, likesCount, sharesCount)
  VALUES (NEW.date, NEW.kind, NEW.action = 'like', NEW.action = 'share')
  ON CONFLICT (date, kind) DO UPDATE SET
    likesCount = likesCount + (NEW.action = 'like'),
    sharesCount = sharesCount + (NEW.action = 'share');
END;

CREATE TRIGGER daily_uncounted AFTER DELETE ON daily_engagement BEGIN
  UPDATE daily_counts SET
    likesCount = likesCount - (OLD.action = 'like'),
    sharesCount = sharesCount - (OLD.action = 'share')
  WHERE date = OLD.date AND kind = OLD.kind;
END;
