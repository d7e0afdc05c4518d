-- min_reader: 32
CREATE TABLE shift_feeds (
  employee_id integer PRIMARY KEY REFERENCES employees ON DELETE CASCADE,
  secret_digest text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
