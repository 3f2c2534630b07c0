CREATE TABLE `game_rounds` (
	`userId` text NOT NULL,
	`id` text NOT NULL,
	`game` text NOT NULL,
	`score` integer NOT NULL,
	`most` integer NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `id`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "game_rounds_game" CHECK("game" IN ('bible-trivia', 'faith-journey', 'word-search', 'scripture-match', 'unscramble', 'memory')),
	CONSTRAINT "game_rounds_score" CHECK("game_rounds"."score" BETWEEN 0 AND "game_rounds"."most")
);
--> statement-breakpoint
CREATE INDEX `game_rounds_by_time` ON `game_rounds` (`createdAt`);--> statement-breakpoint
CREATE TABLE `game_scores` (
	`userId` text NOT NULL,
	`game` text NOT NULL,
	`plays` integer DEFAULT 0 NOT NULL,
	`best` integer DEFAULT 0 NOT NULL,
	`bestOf` integer DEFAULT 0 NOT NULL,
	`streak` integer DEFAULT 0 NOT NULL,
	`longestStreak` integer DEFAULT 0 NOT NULL,
	`lastDay` text,
	`graceDay` text,
	PRIMARY KEY(`userId`, `game`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "game_scores_game" CHECK("game" IN ('bible-trivia', 'faith-journey', 'word-search', 'scripture-match', 'unscramble', 'memory'))
);
--> statement-breakpoint
CREATE TABLE `puzzle_answers` (
	`userId` text NOT NULL,
	`game` text NOT NULL,
	`date` text NOT NULL,
	`step` integer NOT NULL,
	`answer` text NOT NULL,
	`createdAt` integer NOT NULL,
	PRIMARY KEY(`userId`, `date`, `game`, `step`),
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "puzzle_answers_game" CHECK("game" IN ('bible-trivia', 'faith-journey', 'word-search', 'scripture-match', 'unscramble', 'memory'))
);
--> statement-breakpoint
ALTER TABLE `users` ADD `showsScores` integer DEFAULT true NOT NULL;--> statement-breakpoint
-- Whoever writes a round, the score follows in the same statement. Of two bests of the same part the one of
-- the longer round stays.
CREATE TRIGGER game_rounds_count AFTER INSERT ON game_rounds BEGIN
  INSERT INTO game_scores (userId, game, plays, best, bestOf)
  VALUES (NEW.userId, NEW.game, 1, NEW.score, NEW.most)
  ON CONFLICT (userId, game) DO UPDATE SET
    plays = plays + 1,
    best = CASE WHEN (excluded.best * bestOf, excluded.bestOf) > (best * excluded.bestOf, bestOf)
      THEN excluded.best ELSE best END,
    bestOf = CASE WHEN (excluded.best * bestOf, excluded.bestOf) > (best * excluded.bestOf, bestOf)
      THEN excluded.bestOf ELSE bestOf END;
END;
