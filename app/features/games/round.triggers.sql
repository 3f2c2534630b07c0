-- Whoever writes a round, the score follows in the same statement. Of two bests of the same part the one of
-- the longer round stays.
CREATE TRIGGER game_rounds_count AFTER INSERT ON game_rounds BEGIN
  INSERT INTO game_scores (userId, game, plays, best, bestMaxScore)
  VALUES (NEW.userId, NEW.game, 1, NEW.score, NEW.maxScore)
  ON CONFLICT (userId, game) DO UPDATE SET
    plays = plays + 1,
    best = CASE WHEN (excluded.best * bestMaxScore, excluded.bestMaxScore) > (best * excluded.bestMaxScore, bestMaxScore)
      THEN excluded.best ELSE best END,
    bestMaxScore = CASE WHEN (excluded.best * bestMaxScore, excluded.bestMaxScore) > (best * excluded.bestMaxScore, bestMaxScore)
      THEN excluded.bestMaxScore ELSE bestMaxScore END;
END;
