-- Who asked for a leave and who decided it, and secret links to the calendar of leaves (design §10, §15.7).

ALTER TABLE leaves
  -- Null: the employee.
  ADD COLUMN requested_by integer REFERENCES employees ON DELETE SET NULL,
  ADD COLUMN decided_by integer REFERENCES employees ON DELETE SET NULL,
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN decision_reason text,
  -- Decided by the employee, who was the only active administrator.
  ADD COLUMN is_self_decided boolean NOT NULL DEFAULT false;
CREATE INDEX leaves_by_status ON leaves (status, applied_on DESC, id DESC);
CREATE INDEX leaves_start ON leaves (start_date);
CREATE INDEX leaves_requested_by ON leaves (requested_by);
CREATE INDEX leaves_decided_by ON leaves (decided_by);

-- One secret link an administrator; only its digest is kept.
CREATE TABLE leave_feeds (
  employee_id integer PRIMARY KEY REFERENCES employees ON DELETE CASCADE,
  secret_digest text NOT NULL UNIQUE,
  department text,
  created_at timestamptz NOT NULL
);
