ALTER TABLE `game_scores` ADD `lastScore` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `game_scores` ADD `lastMost` integer DEFAULT 0 NOT NULL;