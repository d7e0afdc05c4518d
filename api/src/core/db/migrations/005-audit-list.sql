-- min_reader: 1
-- The audit list is filtered by days and by what was changed.
CREATE INDEX audit_at ON audit (at);
CREATE INDEX audit_subject ON audit (split_part(action, '.', 1), id DESC);
