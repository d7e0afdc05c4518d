-- min_reader: 1
-- What needs an administrator, announcements for some, and getting started. Each statement may find its work done: before 1.0 was
-- fixed, the baseline had some of it.

ALTER TABLE company
  -- Whether the dashboard no longer lists what a new company has to do.
  ADD COLUMN IF NOT EXISTS hides_getting_started boolean NOT NULL DEFAULT false,
  ADD COLUMN IF NOT EXISTS mail_tested_at timestamptz;

-- Lists begin with what is pending.
CREATE INDEX IF NOT EXISTS corrections_pending_first ON corrections ((status = 'Pending') DESC, id DESC);
CREATE INDEX IF NOT EXISTS leaves_pending_first ON leaves ((status = 'Pending') DESC, applied_on DESC, id DESC);

-- Another employee whom a notification is about. It is marked as read once someone has decided (`group_key`).
ALTER TABLE notifications ADD COLUMN IF NOT EXISTS about_id integer REFERENCES employees ON DELETE CASCADE;
CREATE INDEX IF NOT EXISTS notifications_about ON notifications (about_id) WHERE about_id IS NOT NULL;

-- Who sees an announcement.
ALTER TABLE announcements
  ADD COLUMN IF NOT EXISTS audience text NOT NULL DEFAULT 'everyone',
  ADD COLUMN IF NOT EXISTS department text REFERENCES departments (name) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE announcements
  DROP CONSTRAINT IF EXISTS announcements_audience_check,
  DROP CONSTRAINT IF EXISTS announcements_check,
  DROP CONSTRAINT IF EXISTS announcements_check1,
  DROP CONSTRAINT IF EXISTS announcements_dates_check,
  DROP CONSTRAINT IF EXISTS announcements_department_check,
  ADD CONSTRAINT announcements_audience_check CHECK (audience IN ('everyone', 'administrators', 'department')),
  ADD CONSTRAINT announcements_dates_check CHECK (show_until >= show_from),
  ADD CONSTRAINT announcements_department_check CHECK ((audience = 'department') = (department IS NOT NULL));
CREATE INDEX IF NOT EXISTS announcements_department ON announcements (department);

-- A company begins without an announcement that no one wrote; the demo has the two of the specification (spec §2, Dashboard).
DELETE FROM announcements
WHERE created_by IS NULL AND NOT EXISTS (SELECT 1 FROM employees WHERE is_demo) AND (title, text) IN (
  ('Monthly Review', 'The monthly review takes place on the 25th.'),
  ('System Maintenance', 'Saturday, 2 AM to 5 AM.'));
