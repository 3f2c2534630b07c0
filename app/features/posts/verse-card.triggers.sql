CREATE TRIGGER verse_cards_image_replaced AFTER UPDATE OF customization ON verse_cards
WHEN OLD.customization ->> '$.customBackgroundUrl' IS NOT NEW.customization ->> '$.customBackgroundUrl' BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.customization ->> '$.customBackgroundUrl', 9);
END;

CREATE TRIGGER verse_cards_image_deleted AFTER DELETE ON verse_cards
WHEN OLD.customization ->> '$.customBackgroundUrl' IS NOT NULL BEGIN
  UPDATE images SET checkAfter = max(coalesce(checkAfter, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER))
  WHERE key = substr(OLD.customization ->> '$.customBackgroundUrl', 9);
END;
