-- min_reader: 32
-- Mails have an HTML part besides their text.
ALTER TABLE outbox ADD COLUMN html text;

-- `standing` becomes `account_status`. Only the database writes this table; servers of the release before still read the old name.
ALTER TABLE employee_counts ADD COLUMN account_status text NOT NULL GENERATED ALWAYS AS (standing) STORED;

-- `doomed_at` becomes `deletion_marked_at`. While servers of both releases run, each writes its own column and the
-- trigger copies it to the other.
ALTER TABLE files ADD COLUMN deletion_marked_at timestamptz;
UPDATE files SET deletion_marked_at = doomed_at WHERE doomed_at IS NOT NULL;
CREATE INDEX files_to_purge ON files (created_at) WHERE deletion_marked_at IS NOT NULL OR employee_id IS NULL;
CREATE FUNCTION copy_deletion_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deletion_marked_at IS DISTINCT FROM OLD.deletion_marked_at THEN
    NEW.doomed_at := NEW.deletion_marked_at;
  ELSE
    NEW.deletion_marked_at := NEW.doomed_at;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER files_deletion_mark BEFORE UPDATE ON files
  FOR EACH ROW EXECUTE FUNCTION copy_deletion_mark();
