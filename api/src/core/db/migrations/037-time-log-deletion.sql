-- min_reader: 1
-- A deleted time log is a superseded one without a successor, so servers of the release before leave it out too. Who
-- deleted it, when and why stays with it (decision 058).
ALTER TABLE time_logs
  ADD COLUMN deleted_at timestamptz,
  ADD COLUMN deleted_by integer REFERENCES employees ON DELETE SET NULL,
  ADD COLUMN deletion_reason text;
CREATE INDEX time_logs_deleted_by ON time_logs (deleted_by) WHERE deleted_by IS NOT NULL;
