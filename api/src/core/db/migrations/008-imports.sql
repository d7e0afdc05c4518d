-- min_reader: 1
-- Imports of people. A job works off the rows; hourly maintenance deletes both after some days.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  job_id bigint,
  created_by integer REFERENCES employees ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('importing', 'inviting', 'done', 'undoing', 'undone')),
  match_by text NOT NULL CHECK (match_by IN ('email', 'employeeCode')),
  existing text NOT NULL CHECK (existing IN ('update', 'skip')),
  invites boolean NOT NULL,
  departments jsonb NOT NULL,
  total integer NOT NULL,
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0
);
CREATE INDEX imports_created_by ON imports (created_by);
CREATE INDEX imports_created_at ON imports (created_at);

CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  position integer NOT NULL,
  -- What the file says; null once it is in the record.
  cells jsonb,
  state text NOT NULL CHECK (state IN ('waiting', 'created', 'updated', 'skipped', 'failed')),
  employee_id integer REFERENCES employees ON DELETE CASCADE,
  -- The fields that an update changed, as they were.
  before jsonb,
  -- The version of the record after the import.
  version integer,
  -- That before an update: what an earlier import has to find again after the undo of this one.
  version_before integer,
  -- Whether an invitation was mailed, or none is due.
  is_invited boolean NOT NULL DEFAULT false,
  -- Why the row could not be imported or undone.
  problem text,
  PRIMARY KEY (import_id, position)
);
CREATE INDEX import_rows_employee ON import_rows (employee_id);
