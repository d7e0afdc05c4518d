-- min_reader: 1
-- Accounts that end with the exit date.
ALTER TABLE employees ADD COLUMN deactivate_on_exit boolean NOT NULL DEFAULT false;
CREATE INDEX employees_leaving ON employees (exit_date) WHERE deactivate_on_exit;

-- Accounts that have ended so. Each ends once: who is activated again stays.
CREATE TABLE departures (
  employee_id integer PRIMARY KEY REFERENCES employees ON DELETE CASCADE,
  left_at timestamptz NOT NULL,
  -- The pending leaves that were withdrawn, as they were, for when the employee stays after all.
  leaves jsonb NOT NULL
);
