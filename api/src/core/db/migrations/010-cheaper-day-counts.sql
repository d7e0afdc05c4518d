-- min_reader: 1
-- A punch pays for these functions. PL/pgSQL keeps the plans of a connection's statements; a function in SQL is planned
-- at each call.
CREATE OR REPLACE FUNCTION add_to_day_counts(table_name text, dates date[], step integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- As after a punch-out, which moves no log to another date.
  IF cardinality(dates) = 0 THEN RETURN; END IF;
  INSERT INTO day_counts (counted, work_date, slot, rows)
  SELECT table_name, d, abs(pg_backend_pid()) % 8, step * count(*)
  FROM unnest(dates) AS d GROUP BY d ORDER BY d
  ON CONFLICT (counted, work_date, slot) DO UPDATE SET rows = day_counts.rows + excluded.rows;
END $$;

-- An update forgets each day once, and not as a day of the old rows and of the new ones.
CREATE OR REPLACE FUNCTION forget_days_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM forget_changed_days(array_agg(employee_id), array_agg(work_date)) FROM (
      SELECT DISTINCT employee_id, work_date FROM new_rows) AS days HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM forget_changed_days(array_agg(employee_id), array_agg(work_date)) FROM (
      SELECT DISTINCT employee_id, work_date FROM old_rows) AS days HAVING count(*) > 0;
  ELSE
    PERFORM forget_changed_days(array_agg(employee_id), array_agg(work_date)) FROM (
      SELECT employee_id, work_date FROM old_rows
      UNION SELECT employee_id, work_date FROM new_rows) AS days HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
