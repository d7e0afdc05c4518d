-- min_reader: 1
-- Changes of roster entries that are not published yet. What is in roster_entries counts and is published, also what was there before.
CREATE TABLE roster_drafts (
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  date date NOT NULL,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 3),
  -- Null: a day off, or the schedule again; alone on its date.
  shift_id integer REFERENCES shifts,
  is_as_scheduled boolean NOT NULL DEFAULT false,
  reason text,
  revision bigint NOT NULL,
  PRIMARY KEY (employee_id, date, position),
  CHECK (shift_id IS NOT NULL OR position = 0),
  CHECK (NOT is_as_scheduled OR shift_id IS NULL)
);
CREATE INDEX roster_drafts_shift ON roster_drafts (shift_id);
CREATE INDEX roster_drafts_date ON roster_drafts (date);

CREATE SEQUENCE roster_revisions;
