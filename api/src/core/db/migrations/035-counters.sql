-- min_reader: 1
-- Counters that triggers maintain: from them a list finds the block of rows in which a page begins, without reading
-- the rows before it, and the dashboard takes its figures (decision 054).

CREATE TABLE counters (
  name text NOT NULL,
  -- A status by which a list filters; '' if there is none.
  part text NOT NULL,
  -- 1970-01-01 for what does not depend on a day.
  day date NOT NULL,
  -- Consecutive rows in the order of the list: five minutes of punch-ins, or 1,024 ids.
  block bigint NOT NULL,
  -- Connections use different rows, so that parallel changes do not wait for each other. The value is the sum.
  slot smallint NOT NULL,
  value bigint NOT NULL,
  PRIMARY KEY (name, part, day, block, slot)
-- Room for new versions of a row, which then need no new entry in the index.
) WITH (fillfactor = 70);

CREATE FUNCTION id_block(id bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT id / 1024';
CREATE FUNCTION time_block(instant timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE AS
  'SELECT floor(extract(epoch FROM instant) / 300)::bigint';

CREATE TYPE counter_step AS (name text, part text, day date, block bigint, step bigint);

-- In the order of the key, so that two transactions do not wait for each other in a circle. These functions are in
-- PL/pgSQL and use one plan, since planning them takes longer than running them. A change that moves nothing
-- between counters does not call them.
CREATE FUNCTION add_to_counters(steps counter_step[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO counters (name, part, day, block, slot, value)
  SELECT s.name, s.part, s.day, s.block, abs(pg_backend_pid()) % 8, sum(s.step) FROM unnest(steps) AS s
  GROUP BY 1, 2, 3, 4 HAVING sum(s.step) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT ON CONSTRAINT counters_pkey DO UPDATE SET value = counters.value + excluded.value;
END $$;

-- The same slots: a small company, whose requests use few connections, has few rows per day.
CREATE OR REPLACE FUNCTION add_to_day_counts(table_name text, dates date[], step integer) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO day_counts (counted, work_date, slot, rows)
  SELECT table_name, d, abs(pg_backend_pid()) % 8, step * count(*)
  FROM unnest(dates) AS d GROUP BY d ORDER BY d
  ON CONFLICT (counted, work_date, slot) DO UPDATE SET rows = day_counts.rows + excluded.rows;
$$;

-- Time logs: blocks of the list, logs that miss their punch-out, and employees who punched in.
CREATE TYPE counted_log AS (employee_id integer, work_date date, block bigint, is_missing_out boolean);

-- A plan that was made while the table was empty must not read all of it later.
CREATE FUNCTION add_logs_to_counters(added counted_log[], removed counted_log[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  PERFORM add_to_counters(ARRAY(
    WITH steps AS (SELECT *, 1 AS step FROM unnest(added) UNION ALL SELECT *, -1 FROM unnest(removed))
    SELECT ROW('time_logs', '', work_date, block, sum(step))::counter_step FROM steps GROUP BY work_date, block
    UNION ALL
    SELECT ROW('missing_outs', '', work_date, 0, sum(step))::counter_step
    FROM steps WHERE is_missing_out GROUP BY work_date
    UNION ALL
    -- An employee counts once a day, however many logs there are: where this change made some of none, or none of some.
    SELECT ROW('punched_in', '', work_date, 0, sum((logs > 0)::int - (logs > step)::int))::counter_step
    FROM (
      SELECT changed.*, (SELECT count(*) FROM time_logs t WHERE t.employee_id = changed.employee_id
        AND t.work_date = changed.work_date AND NOT t.is_superseded) AS logs
      FROM (SELECT employee_id, work_date, sum(step) AS step FROM steps
        GROUP BY employee_id, work_date HAVING sum(step) <> 0) AS changed) AS days
    GROUP BY work_date));
END $$;

CREATE FUNCTION count_time_logs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE added counted_log[] := '{}'; removed counted_log[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    added := ARRAY(SELECT ROW(employee_id, work_date, time_block(punch_in), state = 'missing-out')::counted_log
      FROM new_rows WHERE NOT is_superseded);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    removed := ARRAY(SELECT ROW(employee_id, work_date, time_block(punch_in), state = 'missing-out')::counted_log
      FROM old_rows WHERE NOT is_superseded);
  END IF;
  IF added <> removed THEN PERFORM add_logs_to_counters(added, removed); END IF;
  RETURN NULL;
END $$;

-- Breaks: blocks of the list, and the figures of the cards.
CREATE TYPE counted_break AS (work_date date, block bigint, milliseconds bigint);

CREATE FUNCTION add_breaks_to_counters(added counted_break[], removed counted_break[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM add_to_counters(ARRAY(
    WITH steps AS (SELECT *, 1 AS step FROM unnest(added) UNION ALL SELECT *, -1 FROM unnest(removed))
    SELECT ROW('breaks', '', work_date, block, sum(step))::counter_step FROM steps GROUP BY work_date, block
    UNION ALL
    SELECT ROW('open_breaks', '', date 'epoch', 0, sum(step))::counter_step FROM steps
    WHERE milliseconds IS NULL HAVING sum(step) <> 0
    UNION ALL
    SELECT ROW('ended_breaks', '', work_date, 0, sum(step))::counter_step
    FROM steps WHERE milliseconds IS NOT NULL GROUP BY work_date
    UNION ALL
    SELECT ROW('break_milliseconds', '', work_date, 0, sum(step * milliseconds))::counter_step
    FROM steps WHERE milliseconds IS NOT NULL GROUP BY work_date));
END $$;

CREATE FUNCTION break_milliseconds(started_at timestamptz, ended_at timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE AS
  'SELECT round(extract(epoch FROM ended_at - started_at) * 1000)::bigint';

CREATE FUNCTION count_breaks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE added counted_break[] := '{}'; removed counted_break[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    added := ARRAY(SELECT ROW(work_date, id_block(id), break_milliseconds(started_at, ended_at))::counted_break
      FROM new_rows WHERE NOT is_superseded);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    removed := ARRAY(SELECT ROW(work_date, id_block(id), break_milliseconds(started_at, ended_at))::counted_break
      FROM old_rows WHERE NOT is_superseded);
  END IF;
  IF added <> removed THEN PERFORM add_breaks_to_counters(added, removed); END IF;
  RETURN NULL;
END $$;

-- Leaves: blocks of the list by status, and employees on leave: one more on the first day of an approved leave, one
-- less after its last day. Approved leaves of an employee do not overlap.
CREATE TYPE counted_leave AS (status text, applied_on date, block bigint, start_date date, end_date date);

CREATE FUNCTION add_leaves_to_counters(added counted_leave[], removed counted_leave[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM add_to_counters(ARRAY(
    WITH steps AS (SELECT *, 1 AS step FROM unnest(added) UNION ALL SELECT *, -1 FROM unnest(removed))
    SELECT ROW('leaves', status, applied_on, block, sum(step))::counter_step
    FROM steps GROUP BY status, applied_on, block
    UNION ALL
    SELECT ROW('on_leave', '', start_date, 0, sum(step))::counter_step
    FROM steps WHERE status = 'Approved' GROUP BY start_date
    UNION ALL
    SELECT ROW('on_leave', '', end_date + 1, 0, -sum(step))::counter_step
    FROM steps WHERE status = 'Approved' GROUP BY end_date));
END $$;

CREATE FUNCTION count_leaves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE added counted_leave[] := '{}'; removed counted_leave[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    added := ARRAY(SELECT ROW(status, applied_on, id_block(id), start_date, end_date)::counted_leave FROM new_rows);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    removed := ARRAY(SELECT ROW(status, applied_on, id_block(id), start_date, end_date)::counted_leave FROM old_rows);
  END IF;
  IF added <> removed THEN PERFORM add_leaves_to_counters(added, removed); END IF;
  RETURN NULL;
END $$;

-- Corrections: blocks of the list by status.
CREATE FUNCTION count_corrections() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE steps counter_step[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    steps := ARRAY(SELECT ROW('corrections', status, date 'epoch', id_block(id), count(*))::counter_step
      FROM new_rows GROUP BY status, id_block(id));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    steps := steps || ARRAY(SELECT ROW('corrections', status, date 'epoch', id_block(id), -count(*))::counter_step
      FROM old_rows GROUP BY status, id_block(id));
  END IF;
  PERFORM add_to_counters(steps);
  RETURN NULL;
END $$;

-- Employees: blocks of the list by account status, administrators, and those who are verified. 'employed' has the
-- same blocks by month: one more in the month of joining, one less after the month of the exit.
CREATE TYPE counted_employee AS (
  block bigint, status text, is_administrator boolean, is_verified boolean, joined date, exited date);

CREATE FUNCTION month_of(day date) RETURNS date LANGUAGE sql IMMUTABLE AS
  'SELECT date_trunc(''month'', day::timestamp)::date';

CREATE FUNCTION add_employees_to_counters(added counted_employee[], removed counted_employee[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM add_to_counters(ARRAY(
    WITH steps AS (SELECT *, 1 AS step FROM unnest(added) UNION ALL SELECT *, -1 FROM unnest(removed)),
    employed AS (SELECT * FROM steps WHERE coalesce(joined <= exited, true))
    SELECT ROW('employees', status, date 'epoch', block, sum(step))::counter_step
    FROM steps GROUP BY status, block
    UNION ALL
    SELECT ROW('employed', status, coalesce(joined, date '0001-01-01'), block, sum(step))::counter_step
    FROM employed GROUP BY status, joined, block
    UNION ALL
    SELECT ROW('employed', status, (exited + interval '1 month')::date, block, -sum(step))::counter_step
    FROM employed WHERE exited IS NOT NULL GROUP BY status, exited, block
    UNION ALL
    SELECT ROW('administrators', '', date 'epoch', 0, sum(step))::counter_step FROM steps
    WHERE is_administrator HAVING sum(step) <> 0
    UNION ALL
    SELECT ROW('verified', '', date 'epoch', 0, sum(step))::counter_step FROM steps
    WHERE is_verified HAVING sum(step) <> 0));
END $$;

CREATE FUNCTION count_employees_in_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE added counted_employee[] := '{}'; removed counted_employee[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    added := ARRAY(SELECT ROW(id_block(id), account_status_of(is_active), role = 'ADMIN', verification_status = 'VERIFIED',
      month_of(joining_date), month_of(exit_date))::counted_employee FROM new_rows);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    removed := ARRAY(SELECT ROW(id_block(id), account_status_of(is_active), role = 'ADMIN', verification_status = 'VERIFIED',
      month_of(joining_date), month_of(exit_date))::counted_employee FROM old_rows);
  END IF;
  IF added <> removed THEN PERFORM add_employees_to_counters(added, removed); END IF;
  RETURN NULL;
END $$;

-- The triggers lock their tables against changes until the rows that exist are counted.
DO $$
DECLARE counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES ('time_logs', 'count_time_logs'), ('breaks', 'count_breaks'),
    ('leaves', 'count_leaves'), ('corrections', 'count_corrections'),
    ('employees', 'count_employees_in_blocks')) AS t (name, function)
  LOOP
    EXECUTE format('CREATE TRIGGER %1$s_counters_insert AFTER INSERT ON %1$I
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', counted.name, counted.function);
    EXECUTE format('CREATE TRIGGER %1$s_counters_update AFTER UPDATE ON %1$I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', counted.name, counted.function);
    EXECUTE format('CREATE TRIGGER %1$s_counters_delete AFTER DELETE ON %1$I
      REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', counted.name, counted.function);
  END LOOP;
END $$;

-- Employees who may not sign in, in the order of the list; administrators are few.
CREATE INDEX employees_inactive ON employees (id) WHERE is_active IS NOT TRUE;
CREATE INDEX employees_administrators ON employees (id) WHERE role = 'ADMIN';
