-- Counts are kept by the database itself, in the statement that writes the row they count: no code
-- path, no cascade and no deleted account can leave them behind. Cost: one more row written a row.

CREATE TRIGGER likes_counted AFTER INSERT ON likes BEGIN
  UPDATE posts SET likesCount = likesCount + 1 WHERE id = NEW.postId;
END;
--> statement-breakpoint
CREATE TRIGGER likes_uncounted AFTER DELETE ON likes BEGIN
  UPDATE posts SET likesCount = likesCount - 1 WHERE id = OLD.postId;
END;
--> statement-breakpoint
CREATE TRIGGER comments_counted AFTER INSERT ON comments BEGIN
  UPDATE posts SET commentsCount = commentsCount + 1 WHERE id = NEW.postId;
END;
--> statement-breakpoint
CREATE TRIGGER comments_uncounted AFTER DELETE ON comments BEGIN
  UPDATE posts SET commentsCount = commentsCount - 1 WHERE id = OLD.postId;
END;
--> statement-breakpoint
CREATE TRIGGER shares_counted AFTER INSERT ON shares BEGIN
  UPDATE posts SET sharesCount = sharesCount + 1 WHERE id = NEW.postId;
END;
--> statement-breakpoint
CREATE TRIGGER shares_uncounted AFTER DELETE ON shares BEGIN
  UPDATE posts SET sharesCount = sharesCount - 1 WHERE id = OLD.postId;
END;
--> statement-breakpoint
CREATE TRIGGER interests_counted AFTER INSERT ON interests BEGIN
  UPDATE posts SET interestsCount = interestsCount + 1 WHERE id = NEW.postId;
END;
--> statement-breakpoint
CREATE TRIGGER interests_uncounted AFTER DELETE ON interests BEGIN
  UPDATE posts SET interestsCount = interestsCount - 1 WHERE id = OLD.postId;
END;
--> statement-breakpoint
CREATE TRIGGER posts_counted AFTER INSERT ON posts BEGIN
  UPDATE users SET postsCount = postsCount + 1 WHERE id = NEW.userId;
END;
--> statement-breakpoint
CREATE TRIGGER posts_uncounted AFTER DELETE ON posts BEGIN
  UPDATE users SET postsCount = postsCount - 1 WHERE id = OLD.userId;
END;
--> statement-breakpoint
CREATE TRIGGER follows_counted AFTER INSERT ON follows BEGIN
  UPDATE users SET followersCount = followersCount + 1 WHERE id = NEW.followeeId;
  UPDATE users SET followingCount = followingCount + 1 WHERE id = NEW.followerId;
END;
--> statement-breakpoint
CREATE TRIGGER follows_uncounted AFTER DELETE ON follows BEGIN
  UPDATE users SET followersCount = followersCount - 1 WHERE id = OLD.followeeId;
  UPDATE users SET followingCount = followingCount - 1 WHERE id = OLD.followerId;
END;
--> statement-breakpoint
CREATE TRIGGER daily_counted AFTER INSERT ON daily_engagement BEGIN
  INSERT INTO daily_counts (date, kind, likesCount, sharesCount)
  VALUES (NEW.date, NEW.kind, NEW.action = 'like', NEW.action = 'share')
  ON CONFLICT (date, kind) DO UPDATE SET
    likesCount = likesCount + (NEW.action = 'like'),
    sharesCount = sharesCount + (NEW.action = 'share');
END;
--> statement-breakpoint
CREATE TRIGGER daily_uncounted AFTER DELETE ON daily_engagement BEGIN
  UPDATE daily_counts SET
    likesCount = likesCount - (OLD.action = 'like'),
    sharesCount = sharesCount - (OLD.action = 'share')
  WHERE date = OLD.date AND kind = OLD.kind;
END;
