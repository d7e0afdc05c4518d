-- min_reader: 32
-- A search finds designation and department, too (decision 063). The server writes `job_text`, normalised like
-- `search_text`; a search reads both parts in `find_text`. Servers of the release before search in `search_text`, whose
-- index stays until the next release.
CREATE FUNCTION simplified_job_text(designation text, department text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  -- Almost the same as `fold` of search-text.ts. A start corrects the rest (align-job-texts.ts).
  SELECT btrim(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(
    lower(normalize(lower(coalesce(designation, '') || ' ' || coalesce(department, '')), NFKD)),
    '[\u0300-\u036f''’ʼ`]', '', 'g'), 'øØđĐðÐłŁıÆŒÞ', 'ooddddlliæœþ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '\s+', ' ', 'g'))
$$;

ALTER TABLE employees ADD COLUMN job_text text;
UPDATE employees SET job_text = simplified_job_text(designation, department);
ALTER TABLE employees
  ADD COLUMN find_text text GENERATED ALWAYS AS (search_text || ' ' || coalesce(job_text, '')) STORED;
CREATE INDEX employees_find ON employees USING gin (find_text gin_trgm_ops);

-- A server of the release before does not know the column.
CREATE FUNCTION keep_job_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.job_text := coalesce(NEW.job_text, simplified_job_text(NEW.designation, NEW.department));
  ELSIF NEW.job_text IS NOT DISTINCT FROM OLD.job_text
    -- A change of case alone leaves the text as this release wrote it.
    AND simplified_job_text(NEW.designation, NEW.department)
      IS DISTINCT FROM simplified_job_text(OLD.designation, OLD.department) THEN
    NEW.job_text := simplified_job_text(NEW.designation, NEW.department);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER employees_job_text BEFORE INSERT OR UPDATE OF designation, department ON employees
  FOR EACH ROW EXECUTE FUNCTION keep_job_text();
