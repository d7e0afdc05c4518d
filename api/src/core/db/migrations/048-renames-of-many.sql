-- min_reader: 1
-- No day depends on a designation: renaming that of thousands of employees recalculates nothing.
DROP TRIGGER employee_terms_forget_days ON employee_terms;
CREATE TRIGGER employee_terms_forget_days AFTER UPDATE OF employee_id, department_id, valid OR DELETE ON employee_terms
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_term();
