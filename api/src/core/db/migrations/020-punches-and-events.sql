-- Where a time log comes from, answers kept for repeated requests, and what happened (design §9, §10).

ALTER TABLE time_logs
  ADD COLUMN source text NOT NULL DEFAULT 'punch' CHECK (source IN ('punch', 'manual', 'correction')),
  -- Who entered a manual log, and why.
  ADD COLUMN entered_by integer REFERENCES employees ON DELETE SET NULL,
  ADD COLUMN reason text;
CREATE INDEX time_logs_by_punch_in ON time_logs (punch_in DESC, id DESC) WHERE NOT is_superseded;

-- Only what an update really moves is counted anew: a punch-out, which moves nothing, touches no count, and
-- two of them never wait for each other's slots.
CREATE OR REPLACE FUNCTION count_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_day_counts(TG_TABLE_NAME,
      ARRAY(SELECT work_date FROM new_rows WHERE NOT is_superseded), 1);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_day_counts(TG_TABLE_NAME,
      ARRAY(SELECT work_date FROM old_rows WHERE NOT is_superseded), -1);
  ELSE
    PERFORM add_to_day_counts(TG_TABLE_NAME,
      ARRAY(SELECT work_date FROM new_rows WHERE NOT is_superseded
        EXCEPT ALL SELECT work_date FROM old_rows WHERE NOT is_superseded), 1);
    PERFORM add_to_day_counts(TG_TABLE_NAME,
      ARRAY(SELECT work_date FROM old_rows WHERE NOT is_superseded
        EXCEPT ALL SELECT work_date FROM new_rows WHERE NOT is_superseded), -1);
  END IF;
  RETURN NULL;
END $$;

-- The answer to a request that carried an Idempotency-Key, for a request that carries it again.
CREATE TABLE idempotency_keys (
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  key text NOT NULL,
  -- Digest of the call and its input: a key stands for one request only.
  request text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (employee_id, key)
);
CREATE INDEX idempotency_keys_old ON idempotency_keys (created_at);

-- What happened, in the order in which it was committed as far as readers can tell: they take rows below the
-- oldest running transaction, since by number alone a late commit would be missed (design §9).
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  happened_at timestamptz NOT NULL,
  kind text NOT NULL,
  -- Whom it is about, and who did it (null: nobody, or somebody who has been deleted).
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  actor_id integer REFERENCES employees ON DELETE SET NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX events_order ON events (xid, id);
CREATE INDEX events_employee ON events (employee_id);
CREATE INDEX events_actor ON events (actor_id);
