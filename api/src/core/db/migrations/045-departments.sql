-- min_reader: 1
-- Departments are data: an administrator adds, renames and retires them. An employee's department is one of the table, and its
-- name changes with it.
ALTER TABLE departments ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE employees DROP CONSTRAINT employees_department_check;
ALTER TABLE employees ADD CONSTRAINT employees_department_fkey
  FOREIGN KEY (department) REFERENCES departments (name) ON UPDATE CASCADE;
-- Without its department, a calendar link would show the whole company: one of a department that does not exist ends as well.
DELETE FROM calendar_links WHERE department NOT IN (SELECT name FROM departments);
ALTER TABLE calendar_links ADD CONSTRAINT calendar_links_department_fkey
  FOREIGN KEY (department) REFERENCES departments (name) ON UPDATE CASCADE ON DELETE CASCADE;
CREATE INDEX employees_department ON employees (department);
CREATE INDEX employee_terms_department ON employee_terms (department_id);
CREATE INDEX employee_terms_designation ON employee_terms (designation);
