-- One index a version, for bm25 counts how rare a word is in the whole table: of both versions together
-- no device that keeps one of them could find the same verses in the same order. 15 MB, as before.
DROP TABLE verse_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE verse_search_kjv USING fts5 (
  text,
  tokenize = "porter unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE verse_search_web USING fts5 (
  text,
  tokenize = "porter unicode61 remove_diacritics 2"
);
--> statement-breakpoint
-- Nothing is loaded into them yet.
DELETE FROM verse_source;
