-- min_reader: 1
-- Stored days are forgotten when something changes on which they depend. One day of one employee is deleted at once and
-- stored again by the job; everything wider is listed as stale.
CREATE FUNCTION forget_days(employee integer, first date, last date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attendance_days WHERE employee_id = employee
    AND work_date >= coalesce(first, '-infinity') AND work_date <= coalesce(last, 'infinity');
  IF coalesce(first, '-infinity') < current_date THEN
    INSERT INTO stale_days (scope_key, from_date, to_date) VALUES ('employee:' || employee, first, last);
  END IF;
END $$;

-- Of many days at once, as a demo or an import inserts them, the whole range is listed as stale.
CREATE FUNCTION forget_changed_days(employees integer[], days date[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(days) > 50 THEN
    INSERT INTO stale_days (scope_key, from_date, to_date) SELECT 'company', min(day), max(day) FROM unnest(days) AS day;
  ELSE
    PERFORM forget_days(employee, day, day) FROM unnest(employees, days) AS changed (employee, day);
  END IF;
END $$;

CREATE FUNCTION forget_days_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM forget_changed_days(array_agg(employee_id), array_agg(work_date)) FROM (
      SELECT DISTINCT employee_id, work_date FROM old_rows) AS days HAVING count(*) > 0;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM forget_changed_days(array_agg(employee_id), array_agg(work_date)) FROM (
      SELECT DISTINCT employee_id, work_date FROM new_rows) AS days HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION forget_days_of_leave() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'Approved' THEN
    PERFORM forget_days(OLD.employee_id, OLD.start_date, OLD.end_date);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'Approved' THEN
    PERFORM forget_days(NEW.employee_id, NEW.start_date, NEW.end_date);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER leaves_forget_days AFTER INSERT OR UPDATE OR DELETE ON leaves
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_leave();

CREATE FUNCTION forget_days_of_roster() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM forget_days(OLD.employee_id, OLD.date - 3, OLD.date + 3); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM forget_days(NEW.employee_id, NEW.date - 3, NEW.date + 3); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER roster_entries_forget_days AFTER INSERT OR UPDATE OR DELETE ON roster_entries
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_roster();

CREATE FUNCTION forget_days_of_term() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM forget_days(OLD.employee_id, lower(OLD.valid), upper(OLD.valid));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM forget_days(NEW.employee_id, lower(NEW.valid), upper(NEW.valid));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER employee_terms_forget_days AFTER UPDATE OR DELETE ON employee_terms
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_term();

CREATE FUNCTION forget_days_of_employee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_days(NEW.id, NULL, NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER employees_forget_days AFTER UPDATE ON employees FOR EACH ROW
  WHEN ((OLD.joining_date, OLD.exit_date, OLD.inactive_since, OLD.is_active IS NULL)
    IS DISTINCT FROM (NEW.joining_date, NEW.exit_date, NEW.inactive_since, NEW.is_active IS NULL))
  EXECUTE FUNCTION forget_days_of_employee();

-- Days of a scope whose plan has changed: an employee's are deleted, those of a company or a department are listed. The windows of shifts
-- cut those of the three days before and after them.
CREATE FUNCTION forget_scope(scope text, first date, last date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF scope LIKE 'employee:%' THEN
    PERFORM forget_days(split_part(scope, ':', 2)::integer, first - 3, last + 3);
  ELSE
    INSERT INTO stale_days (scope_key, from_date, to_date) VALUES (scope, first - 3, last + 3);
  END IF;
END $$;

-- For assignments and time_policies. When only the range of a row changes, the days that it keeps stay as they are: splitting a
-- company's assignment would otherwise recalculate all days since the first one.
CREATE FUNCTION forget_days_of_scope() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE a datemultirange := '{}'; b datemultirange := '{}'; kept datemultirange := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN a := datemultirange(OLD.valid); END IF;
  IF TG_OP <> 'DELETE' THEN b := datemultirange(NEW.valid); END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - 'valid' - 'version' = to_jsonb(NEW) - 'valid' - 'version' THEN kept := a * b; END IF;
  PERFORM forget_scope(CASE TG_OP WHEN 'DELETE' THEN OLD.scope_key ELSE NEW.scope_key END, lower(days), upper(days))
  FROM unnest(a + b - kept) AS days;
  IF TG_OP = 'UPDATE' AND OLD.scope_key <> NEW.scope_key THEN
    PERFORM forget_scope(OLD.scope_key, lower(OLD.valid), upper(OLD.valid));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER assignments_forget_days AFTER INSERT OR UPDATE OR DELETE ON assignments
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_scope();
CREATE TRIGGER time_policies_forget_days AFTER INSERT OR UPDATE OR DELETE ON time_policies
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_scope();

CREATE FUNCTION forget_days_of_pay_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_scope(scope_key, lower(valid), upper(valid)) FROM time_policies
  WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.policy_id ELSE NEW.policy_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER pay_rules_forget_days AFTER INSERT OR UPDATE OR DELETE ON pay_rules
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_pay_rule();

-- Of everyone who has a schedule or a calendar, from one date to another (null: as long as they have it). When more than 50 employees
-- have it on their own, the days of the company are listed instead.
CREATE FUNCTION forget_assigned(schedule integer, calendar integer, first date, last date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM assignments WHERE employee_id IS NOT NULL AND (schedule_id = schedule OR calendar_id = calendar)) > 50 THEN
    PERFORM forget_scope('company', first, last);
  ELSE
    PERFORM forget_scope(scope_key, coalesce(first, lower(valid)), coalesce(last, upper(valid))) FROM assignments
    WHERE (schedule_id = schedule OR calendar_id = calendar) AND valid && daterange(first, last, '[]');
  END IF;
END $$;

CREATE FUNCTION forget_days_of_schedule(schedule integer) RETURNS void LANGUAGE sql AS $$
  SELECT forget_assigned(schedule, NULL, NULL, NULL)
$$;

CREATE FUNCTION forget_days_of_schedule_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'work_schedules' THEN PERFORM forget_days_of_schedule(NEW.id);
  ELSE PERFORM forget_days_of_schedule(CASE TG_OP WHEN 'DELETE' THEN OLD.schedule_id ELSE NEW.schedule_id END);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER work_schedules_forget_days AFTER UPDATE OF cycle_days, anchor_date ON work_schedules
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_schedule_row();
CREATE TRIGGER schedule_days_forget_days AFTER INSERT OR UPDATE OR DELETE ON schedule_days
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_schedule_row();

CREATE FUNCTION forget_days_of_shift() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_days_of_schedule(schedule_id) FROM (
    SELECT DISTINCT schedule_id FROM schedule_days WHERE shift_id = NEW.id) AS used;
  PERFORM forget_days(employee_id, date - 3, date + 3) FROM roster_entries WHERE shift_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER shifts_forget_days AFTER UPDATE ON shifts FOR EACH ROW
  WHEN ((OLD.kind, OLD.start_time, OLD.end_time, OLD.expected_min, OLD.core_from, OLD.core_to, OLD.half_at,
      OLD.grace_in_min, OLD.grace_out_min, OLD.accept_before_min, OLD.accept_after_min, OLD.half_day_below_min,
      OLD.absent_below_min)
    IS DISTINCT FROM (NEW.kind, NEW.start_time, NEW.end_time, NEW.expected_min, NEW.core_from, NEW.core_to, NEW.half_at,
      NEW.grace_in_min, NEW.grace_out_min, NEW.accept_before_min, NEW.accept_after_min, NEW.half_day_below_min,
      NEW.absent_below_min))
  EXECUTE FUNCTION forget_days_of_shift();

CREATE FUNCTION forget_days_of_holiday() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE calendar integer := CASE TG_OP WHEN 'DELETE' THEN OLD.calendar_id ELSE NEW.calendar_id END;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM forget_assigned(NULL, calendar, OLD.date, OLD.date);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM forget_assigned(NULL, calendar, NEW.date, NEW.date);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER holidays_forget_days AFTER INSERT OR UPDATE OR DELETE ON holidays
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_holiday();

CREATE FUNCTION forget_all_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_scope('company', NULL, NULL);
  RETURN NULL;
END $$;
-- Weekly overtime depends on the first day of the week.
CREATE TRIGGER company_forget_days AFTER UPDATE OF zone, week_start ON company FOR EACH ROW
  WHEN ((OLD.zone, OLD.week_start) IS DISTINCT FROM (NEW.zone, NEW.week_start)) EXECUTE FUNCTION forget_all_days();
