-- min_reader: 1
-- Which days are listed as stale does not depend on the zone of the session: those that the job has been handed. It is handed
-- later ones when they are over (see `days_stored_until`).
CREATE OR REPLACE FUNCTION forget_days(employee integer, first date, last date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM attendance_days WHERE employee_id = employee
    AND work_date >= coalesce(first, '-infinity') AND work_date <= coalesce(last, 'infinity');
  IF coalesce(first, '-infinity') <= (SELECT days_stored_until FROM company) THEN
    INSERT INTO stale_days (scope_key, from_date, to_date) VALUES ('employee:' || employee, first, last);
  END IF;
END $$;

-- The shifts of a department cut the windows of the days around them, as those of a roster or a scope do.
CREATE OR REPLACE FUNCTION forget_days_of_term() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM forget_days(OLD.employee_id, lower(OLD.valid) - 3, upper(OLD.valid) + 3);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM forget_days(NEW.employee_id, lower(NEW.valid) - 3, upper(NEW.valid) + 3);
  END IF;
  RETURN NULL;
END $$;
