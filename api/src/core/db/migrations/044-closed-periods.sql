-- min_reader: 1
-- Closed periods. A write to a closed day fails with SQLSTATE RC001, whoever makes it.
-- A day is closed when its figures are: moving an employee to another department afterwards neither closes nor opens one.
CREATE FUNCTION closed_period(employee integer, first date, last date) RETURNS periods LANGUAGE sql STABLE AS $$
  SELECT p FROM employees e
  JOIN period_days d ON d.employee_code = e.employee_code AND d.work_date BETWEEN first AND last
  JOIN periods p ON p.id = d.period_id AND p.reopened_at IS NULL
  WHERE e.id = employee ORDER BY d.work_date LIMIT 1
$$;

-- An arbitrary number that every Rollcall server uses. Changes of days share this lock; closing a period takes it alone.
CREATE FUNCTION closing_key() RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT 7406110214';

CREATE FUNCTION refuse_closed(employee integer, first date, last date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE period periods;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(closing_key());
  -- Nearly always: without any closed period nothing else is read.
  IF NOT EXISTS (SELECT 1 FROM periods WHERE reopened_at IS NULL AND from_date <= last AND to_date >= first) THEN
    RETURN;
  END IF;
  -- A deleted employee takes everything along; the closed figures stay.
  IF NOT EXISTS (SELECT 1 FROM employees WHERE id = employee) THEN RETURN; END IF;
  period := closed_period(employee, first, last);
  IF period.id IS NOT NULL THEN
    RAISE EXCEPTION 'the days from % to % are closed', period.from_date, period.to_date
      USING ERRCODE = 'RC001', DETAIL = json_build_object('from', period.from_date, 'to', period.to_date)::text;
  END IF;
END $$;

CREATE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refuse_closed(OLD.employee_id, OLD.work_date, OLD.work_date); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refuse_closed(NEW.employee_id, NEW.work_date, NEW.work_date); END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['time_logs', 'breaks'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_closed BEFORE INSERT OR UPDATE OR DELETE ON %1$I
      FOR EACH ROW EXECUTE FUNCTION refuse_closed_day()', name);
    EXECUTE format('CREATE TRIGGER %1$s_forget_insert AFTER INSERT ON %1$I
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_days_of_row()', name);
    EXECUTE format('CREATE TRIGGER %1$s_forget_update AFTER UPDATE ON %1$I
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION forget_days_of_row()', name);
    EXECUTE format('CREATE TRIGGER %1$s_forget_delete AFTER DELETE ON %1$I
      REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_days_of_row()', name);
  END LOOP;
END $$;

CREATE FUNCTION refuse_closed_leave() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refuse_closed(OLD.employee_id, OLD.start_date, OLD.end_date); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refuse_closed(NEW.employee_id, NEW.start_date, NEW.end_date); END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER leaves_closed BEFORE INSERT OR UPDATE OR DELETE ON leaves
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_leave();

CREATE FUNCTION refuse_closed_overtime() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refuse_closed(OLD.employee_id, OLD.date, OLD.date); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refuse_closed(NEW.employee_id, NEW.date, NEW.date); END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER overtime_closed BEFORE INSERT OR UPDATE OR DELETE ON overtime
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_overtime();

CREATE FUNCTION refuse_closed_adjustment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refuse_closed(OLD.employee_id, OLD.posted_date, OLD.posted_date); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refuse_closed(NEW.employee_id, NEW.posted_date, NEW.posted_date); END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER time_adjustments_closed BEFORE INSERT OR UPDATE OR DELETE ON time_adjustments
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_adjustment();

-- Closed figures never change; a period that is opened again keeps them as a record.
CREATE FUNCTION refuse_change_of_closed_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'closed figures do not change' USING ERRCODE = 'RC002';
END $$;
CREATE TRIGGER period_days_closed BEFORE UPDATE OR DELETE ON period_days
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_closed_figures();
CREATE TRIGGER period_days_kept BEFORE TRUNCATE ON period_days
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_closed_figures();
CREATE TRIGGER periods_kept BEFORE TRUNCATE ON periods
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_closed_figures();
CREATE TRIGGER periods_closed BEFORE UPDATE ON periods FOR EACH ROW
  WHEN ((OLD.id, OLD.from_date, OLD.to_date, OLD.scope_key, OLD.closed_at)
      IS DISTINCT FROM (NEW.id, NEW.from_date, NEW.to_date, NEW.scope_key, NEW.closed_at)
    OR OLD.reopened_at IS NOT NULL AND OLD.reopened_at IS DISTINCT FROM NEW.reopened_at)
  EXECUTE FUNCTION refuse_change_of_closed_figures();

-- Emptying a table would take closed days along.
CREATE FUNCTION refuse_truncate_of_closed_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM periods WHERE reopened_at IS NULL) THEN
    RAISE EXCEPTION 'some days are closed' USING ERRCODE = 'RC002';
  END IF;
  RETURN NULL;
END $$;
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['time_logs', 'breaks', 'leaves', 'overtime', 'time_adjustments'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_kept BEFORE TRUNCATE ON %1$I
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_closed_days()', name);
  END LOOP;
END $$;
