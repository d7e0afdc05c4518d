-- min_reader: 32
-- An administrator gets one mail a day about what waits (design §10). The date is that of the last mail's day.
ALTER TABLE employees
  ADD COLUMN daily_mail boolean NOT NULL DEFAULT true,
  ADD COLUMN daily_mail_on date;
