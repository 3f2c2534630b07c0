-- Full-text search over 62,200 verses: 14.6 MB. The row's number is the verse's place (version, book,
-- chapter, verse as VVBBCCCVVV; see app/features/bible/verse-key.ts), so a version is a range of rows
-- and the text is the only column. No prefix index: it would add 7 MB to save 0.1 ms.
CREATE VIRTUAL TABLE verse_search USING fts5 (
  text,
  tokenize = "porter unicode61 remove_diacritics 2"
);
--> statement-breakpoint
-- Which text is loaded: the hash of data/bible, in one row, or none while loading.
CREATE TABLE verse_source (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  hash TEXT NOT NULL
);
