-- min_reader: 1
-- Deleting an employee clears the names of who entered, requested or decided something (ON DELETE SET NULL), also on closed days of
-- others: it changes no figure. Every other change of a closed day is refused, as before.
CREATE FUNCTION refuse_change_of_closed_dates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
  first text := TG_ARGV[0];
  last text := TG_ARGV[1];
  people CONSTANT text[] := ARRAY['entered_by', 'deleted_by', 'requested_by', 'decided_by', 'created_by'];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF after = before || coalesce((SELECT jsonb_object_agg(person, NULL) FROM unnest(people) AS person
        WHERE after -> person = 'null'), '{}') THEN
      RETURN NEW;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM refuse_closed(OLD.employee_id, (before ->> first)::date, (before ->> last)::date);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM refuse_closed(NEW.employee_id, (after ->> first)::date, (after ->> last)::date);
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

DO $$
DECLARE
  dated record;
BEGIN
  FOR dated IN SELECT * FROM (VALUES
    ('time_logs', 'work_date', 'work_date'),
    ('breaks', 'work_date', 'work_date'),
    ('leaves', 'start_date', 'end_date'),
    ('overtime', 'date', 'date'),
    ('time_adjustments', 'posted_date', 'posted_date')) AS each (name, first, last)
  LOOP
    EXECUTE format('DROP TRIGGER %1$s_closed ON %1$I', dated.name);
    EXECUTE format('CREATE TRIGGER %1$s_closed BEFORE INSERT OR UPDATE OR DELETE ON %1$I
      FOR EACH ROW EXECUTE FUNCTION refuse_change_of_closed_dates(%2$L, %3$L)', dated.name, dated.first, dated.last);
  END LOOP;
END $$;
DROP FUNCTION refuse_closed_day;
DROP FUNCTION refuse_closed_leave;
DROP FUNCTION refuse_closed_overtime;
DROP FUNCTION refuse_closed_adjustment;
