-- min_reader: 1
-- Breaks are listed by work date and start, no longer by work date and id: a break that was entered later is listed
-- where it was. The previous release still reads the blocks by id ('breaks' of `035-counters.sql`) and its index.

DROP INDEX breaks_newest;
CREATE INDEX breaks_newest ON breaks (work_date DESC, started_at DESC, id DESC) WHERE NOT is_superseded;

CREATE FUNCTION count_break_starts() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE steps counter_step[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    steps := ARRAY(SELECT ROW('break_starts', '', work_date, time_block(started_at), count(*))::counter_step
      FROM new_rows WHERE NOT is_superseded GROUP BY work_date, time_block(started_at));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    steps := steps || ARRAY(SELECT ROW('break_starts', '', work_date, time_block(started_at), -count(*))::counter_step
      FROM old_rows WHERE NOT is_superseded GROUP BY work_date, time_block(started_at));
  END IF;
  PERFORM add_to_counters(steps);
  RETURN NULL;
END $$;

-- The triggers lock the table against changes until the rows that exist are counted.
CREATE TRIGGER break_starts_insert AFTER INSERT ON breaks
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_break_starts();
CREATE TRIGGER break_starts_update AFTER UPDATE ON breaks
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_break_starts();
CREATE TRIGGER break_starts_delete AFTER DELETE ON breaks
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_break_starts();

-- Whether the log was open when its correction was requested. A punch-out after that must not be lost by an approval.
-- Null for a missing log, and for what the previous release requested.
ALTER TABLE corrections ADD COLUMN log_state text CHECK (log_state IN ('open', 'closed', 'missing-out'));
