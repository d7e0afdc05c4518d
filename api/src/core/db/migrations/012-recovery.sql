-- Recovery of passwords and verification of e-mail addresses (design §12).

-- The one code that an account has at a time. Wrong tries are counted before the code is compared, so that
-- parallel guesses share the count.
CREATE TABLE one_time_codes (
  employee_id integer PRIMARY KEY REFERENCES employees ON DELETE CASCADE,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

-- Secrets of 256 bits that stand for an account once: reset references, links in mails.
CREATE TABLE one_time_links (
  secret_hash text PRIMARY KEY,
  employee_id integer NOT NULL REFERENCES employees ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('password', 'email')),
  -- The address that is verified; worth nothing once the account has another.
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX one_time_links_employee ON one_time_links (employee_id);
CREATE INDEX one_time_links_over ON one_time_links (expires_at);

ALTER TABLE sessions ADD COLUMN user_agent text;
