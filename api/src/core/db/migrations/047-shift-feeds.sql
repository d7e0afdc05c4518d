-- min_reader: 1
CREATE TABLE shift_calendar_links (
  employee_id integer PRIMARY KEY REFERENCES employees ON DELETE CASCADE,
  secret_digest text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
