-- min_reader: 1
-- Files with the rows of a list. A job reads the rows into parts in the file store; hourly maintenance deletes both.
CREATE TABLE exports (
  id uuid PRIMARY KEY,
  job_id bigint,
  created_by integer REFERENCES employees ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  list text NOT NULL,
  filter jsonb NOT NULL,
  columns jsonb NOT NULL,
  format text NOT NULL,
  separator text NOT NULL,
  has_notes boolean NOT NULL,
  rows integer NOT NULL DEFAULT 0,
  total_rows integer,
  parts integer NOT NULL DEFAULT 0
);
CREATE INDEX exports_created_by ON exports (created_by);
CREATE INDEX exports_created_at ON exports (created_at);
