-- min_reader: 1
-- Shift times that are changed for earlier dates do not hold before the company's plans begin, either.
CREATE OR REPLACE FUNCTION write_employee_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE first date := (SELECT lower(valid) FROM assignments WHERE scope_kind = 'company' ORDER BY valid LIMIT 1);
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.department, NEW.employment_type, NEW.designation)
    IS DISTINCT FROM (OLD.department, OLD.employment_type, OLD.designation) THEN PERFORM write_term(NEW); END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM write_shift_times(NEW.id, NEW.shift_start_time, NEW.shift_end_time, first);
  ELSIF (NEW.shift_start_time, NEW.shift_end_time) IS DISTINCT FROM (OLD.shift_start_time, OLD.shift_end_time) THEN
    PERFORM write_shift_times(NEW.id, NEW.shift_start_time, NEW.shift_end_time, greatest(effective_date(), first));
  END IF;
  RETURN NULL;
END $$;
