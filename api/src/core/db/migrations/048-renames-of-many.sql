-- min_reader: 32
-- No day depends on a designation: renaming that of thousands of employees recalculates nothing.
DROP TRIGGER employee_terms_forget_days ON employee_terms;
CREATE TRIGGER employee_terms_forget_days AFTER UPDATE OF employee_id, department_id, valid OR DELETE ON employee_terms
  FOR EACH ROW EXECUTE FUNCTION forget_days_of_term();

-- Compares counts, not each old row with each new one: that took minutes for a statement that changes ten thousand employees.
CREATE OR REPLACE FUNCTION count_employees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE employee_counts c SET rows = c.rows + d.step FROM (
      SELECT standing_of(is_active) AS standing, count(*) AS step FROM new_rows GROUP BY 1) d
    WHERE c.standing = d.standing;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE employee_counts c SET rows = c.rows - d.step FROM (
      SELECT standing_of(is_active) AS standing, count(*) AS step FROM old_rows GROUP BY 1) d
    WHERE c.standing = d.standing;
  ELSE
    -- Locked in one order, and only when a count changes.
    PERFORM 1 FROM employee_counts WHERE EXISTS (
      SELECT 1 FROM (
        SELECT standing_of(is_active) AS standing, 1 AS step FROM new_rows
        UNION ALL SELECT standing_of(is_active), -1 FROM old_rows) AS moved
      GROUP BY standing HAVING sum(step) <> 0)
    ORDER BY standing FOR UPDATE;
    UPDATE employee_counts c SET rows = c.rows + d.step FROM (
      SELECT standing, sum(step) AS step FROM (
        SELECT standing_of(is_active) AS standing, 1 AS step FROM new_rows
        UNION ALL SELECT standing_of(is_active), -1 FROM old_rows) AS moved
      GROUP BY standing HAVING sum(step) <> 0) d
    WHERE c.standing = d.standing;
  END IF;
  RETURN NULL;
END $$;
