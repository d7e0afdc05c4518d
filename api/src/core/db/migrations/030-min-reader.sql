-- min_reader: 23
-- The newest migration that a server must know to work on the schema as this migration leaves it (decision 052).
-- The rows of before say nothing: 0 refuses nobody.
ALTER TABLE schema_migrations ADD COLUMN min_reader integer NOT NULL DEFAULT 0;
