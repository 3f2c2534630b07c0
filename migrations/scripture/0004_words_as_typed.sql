-- The words of all versions without stemming, for quoted phrases ("loved" isn't "love") and words that are still being
-- typed. Contentless and without the lengths that only bm25 needs: 3 MB a version. `verse_vocabulary` lists its words.
CREATE VIRTUAL TABLE verse_words USING fts5 (
  text,
  content = '',
  columnsize = 0,
  tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE verse_vocabulary USING fts5vocab (verse_words, 'row');
--> statement-breakpoint
-- Nothing is loaded into it yet.
DELETE FROM verse_source;
