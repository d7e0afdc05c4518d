-- min_reader: 1
-- The history of an employee's department, designation, employment type and shift times. Triggers write it, so that servers of
-- the release before do it as well (docs/working-time.md#plans).

-- The date from which a change counts: as stated for the transaction, else today in the company's zone.
CREATE FUNCTION effective_date() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('rollcall.effective_date', true), '')::date,
    (now() AT TIME ZONE coalesce((SELECT zone FROM company), 'UTC'))::date)
$$;

-- The day on which the account became inactive, or the employee resigned or was terminated; null for everyone else.
ALTER TABLE employees ADD COLUMN inactive_since date;
UPDATE employees SET inactive_since = updated_at::date
WHERE is_active = false OR status IN ('INACTIVE', 'RESIGNED', 'TERMINATED');

CREATE FUNCTION set_inactive_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_active IS NOT false AND NEW.status NOT IN ('INACTIVE', 'RESIGNED', 'TERMINATED') THEN
    NEW.inactive_since := NULL;
  ELSIF NEW.inactive_since IS NULL THEN
    NEW.inactive_since := effective_date();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER employees_inactive_since BEFORE INSERT OR UPDATE OF is_active, status ON employees
  FOR EACH ROW EXECUTE FUNCTION set_inactive_since();

-- A schedule from Monday to Friday with one shift at these times, found or made. Shifts of more than six hours have half an
-- hour of unpaid break.
CREATE FUNCTION schedule_of_times(starts time, ends time) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE found integer; shift integer; length integer; label text;
BEGIN
  SELECT s.id INTO found FROM work_schedules s WHERE s.cycle_days = 7 AND extract(isodow FROM s.anchor_date) = 1
    AND (SELECT count(*) FILTER (WHERE d.day_index < 5 AND d.position = 0 AND h.kind = 'fixed'
        AND h.start_time = starts AND h.end_time = ends) = 5 AND count(*) = 5
      FROM schedule_days d JOIN shifts h ON h.id = d.shift_id WHERE d.schedule_id = s.id)
    ORDER BY s.id LIMIT 1;
  IF found IS NOT NULL THEN RETURN found; END IF;
  label := to_char(starts, 'HH24:MI') || '–' || to_char(ends, 'HH24:MI');
  length := extract(epoch FROM ends - starts) / 60;
  IF length <= 0 THEN length := length + 1440; END IF;
  INSERT INTO shifts (name, start_time, end_time, unpaid_break_min, expected_min)
  VALUES (label, starts, ends, CASE WHEN length > 360 THEN 30 ELSE 0 END,
    length - CASE WHEN length > 360 THEN 30 ELSE 0 END) RETURNING id INTO shift;
  INSERT INTO work_schedules (name, cycle_days, anchor_date) VALUES ('Mon–Fri ' || label, 7, '2024-01-01')
  RETURNING id INTO found;
  INSERT INTO schedule_days (schedule_id, day_index, position, shift_id)
  SELECT found, day, 0, shift FROM generate_series(0, 4) AS day;
  RETURN found;
END $$;

-- Monday to Friday, 09:00 to 17:30, for everyone who has nothing else.
INSERT INTO assignments (scope_kind, schedule_id) SELECT 'company', schedule_of_times('09:00', '17:30');

-- The term of an employee from the effective date on. Terms that begin later stay.
CREATE FUNCTION write_term(employee employees) RETURNS void LANGUAGE plpgsql AS $$
DECLARE day date := effective_date(); department integer; old employee_terms;
BEGIN
  SELECT id INTO department FROM departments WHERE name = employee.department;
  SELECT * INTO old FROM employee_terms WHERE employee_id = employee.id AND valid @> day FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO employee_terms (employee_id, department_id, employment_type, designation)
    VALUES (employee.id, department, employee.employment_type, employee.designation);
    RETURN;
  END IF;
  IF (old.department_id, old.employment_type, old.designation)
    IS NOT DISTINCT FROM (department, employee.employment_type, employee.designation) THEN RETURN; END IF;
  -- Nothing is before the first date that the API knows.
  IF lower(old.valid) IS DISTINCT FROM day AND day > DATE '1900-01-01' THEN
    UPDATE employee_terms SET valid = daterange(lower(old.valid), day) WHERE id = old.id;
    INSERT INTO employee_terms (employee_id, valid, department_id, employment_type, designation, manager_id,
      work_minutes_per_week)
    VALUES (employee.id, daterange(day, upper(old.valid)), department, employee.employment_type,
      employee.designation, old.manager_id, old.work_minutes_per_week);
  ELSE
    UPDATE employee_terms SET department_id = department, employment_type = employee.employment_type,
      designation = employee.designation WHERE id = old.id;
  END IF;
END $$;

-- The schedule of an employee's shift times from a date on (null: always). Assignments that begin later stay.
CREATE FUNCTION write_shift_times(employee integer, starts time, ends time, day date) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE schedule integer; old assignments; next date;
BEGIN
  IF starts IS NOT NULL AND ends IS NOT NULL THEN schedule := schedule_of_times(starts, ends); END IF;
  SELECT * INTO old FROM assignments
  WHERE scope_key = 'employee:' || employee AND valid @> coalesce(day, '-infinity') FOR UPDATE;
  IF FOUND AND old.schedule_id IS NOT DISTINCT FROM schedule THEN RETURN; END IF;
  IF FOUND AND (day IS NULL OR lower(old.valid) = day OR day <= DATE '1900-01-01') THEN
    UPDATE assignments SET schedule_id = schedule, version = version + 1 WHERE id = old.id;
  ELSIF FOUND THEN
    UPDATE assignments SET valid = daterange(lower(old.valid), day), version = version + 1 WHERE id = old.id;
    INSERT INTO assignments (scope_kind, employee_id, valid, schedule_id, calendar_id, zone)
    VALUES ('employee', employee, daterange(day, upper(old.valid)), schedule, old.calendar_id, old.zone);
  ELSIF schedule IS NOT NULL THEN
    SELECT min(lower(valid)) INTO next FROM assignments
    WHERE scope_key = 'employee:' || employee AND lower(valid) > coalesce(day, '-infinity');
    INSERT INTO assignments (scope_kind, employee_id, valid, schedule_id)
    VALUES ('employee', employee, daterange(day, next), schedule);
  END IF;
END $$;

CREATE FUNCTION write_employee_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.department, NEW.employment_type, NEW.designation)
    IS DISTINCT FROM (OLD.department, OLD.employment_type, OLD.designation) THEN PERFORM write_term(NEW); END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM write_shift_times(NEW.id, NEW.shift_start_time, NEW.shift_end_time, NULL);
  ELSIF (NEW.shift_start_time, NEW.shift_end_time) IS DISTINCT FROM (OLD.shift_start_time, OLD.shift_end_time) THEN
    PERFORM write_shift_times(NEW.id, NEW.shift_start_time, NEW.shift_end_time, effective_date());
  END IF;
  RETURN NULL;
END $$;

SELECT write_term(e) FROM employees e ORDER BY e.id;
SELECT write_shift_times(e.id, e.shift_start_time, e.shift_end_time, NULL) FROM employees e ORDER BY e.id;

CREATE TRIGGER employees_history AFTER INSERT OR UPDATE ON employees
  FOR EACH ROW EXECUTE FUNCTION write_employee_history();
