-- How many time logs and breaks each work date has, so that the total of a plain list costs as much as the
-- list has days, not as it has rows (design §9). Eight slots a day keep the morning's punches apart.

CREATE TABLE day_counts (
  counted text NOT NULL CHECK (counted IN ('time_logs', 'breaks')),
  work_date date NOT NULL,
  slot smallint NOT NULL,
  rows integer NOT NULL,
  PRIMARY KEY (counted, work_date, slot)
);

CREATE FUNCTION add_to_day_counts(table_name text, dates date[], step integer) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO day_counts (counted, work_date, slot, rows)
  SELECT table_name, d, floor(random() * 8), step * count(*)
  FROM unnest(dates) AS d GROUP BY d ORDER BY d
  ON CONFLICT (counted, work_date, slot) DO UPDATE SET rows = day_counts.rows + excluded.rows;
$$;

CREATE FUNCTION count_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_to_day_counts(TG_TABLE_NAME,
      ARRAY(SELECT work_date FROM new_rows WHERE NOT is_superseded), 1);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_to_day_counts(TG_TABLE_NAME,
      ARRAY(SELECT work_date FROM old_rows WHERE NOT is_superseded), -1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER time_logs_counted_insert AFTER INSERT ON time_logs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_by_day();
CREATE TRIGGER time_logs_counted_update AFTER UPDATE ON time_logs
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_by_day();
CREATE TRIGGER time_logs_counted_delete AFTER DELETE ON time_logs
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_by_day();

CREATE TRIGGER breaks_counted_insert AFTER INSERT ON breaks
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_by_day();
CREATE TRIGGER breaks_counted_update AFTER UPDATE ON breaks
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_by_day();
CREATE TRIGGER breaks_counted_delete AFTER DELETE ON breaks
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_by_day();
