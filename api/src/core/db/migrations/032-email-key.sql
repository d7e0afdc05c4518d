-- min_reader: 23
-- The address by which an account is found: folded by the server (normaliseEmail), since PostgreSQL's lower() and
-- JavaScript's differ. Where the two may differ, a start puts it right (employees/align-email-keys.ts).
ALTER TABLE employees ADD COLUMN email_key text;
UPDATE employees SET email_key = lower(email);
CREATE UNIQUE INDEX employees_email_key ON employees (email_key) WHERE email_key IS NOT NULL;

-- A release that does not know the column writes the address alone.
CREATE FUNCTION keep_email_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.email_key := coalesce(NEW.email_key, lower(NEW.email));
  ELSIF NEW.email <> OLD.email AND NEW.email_key IS NOT DISTINCT FROM OLD.email_key THEN
    NEW.email_key := lower(NEW.email);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER employees_email_key BEFORE INSERT OR UPDATE OF email ON employees
  FOR EACH ROW EXECUTE FUNCTION keep_email_key();
