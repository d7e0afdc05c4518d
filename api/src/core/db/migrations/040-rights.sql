-- min_reader: 32
-- Rights of employees: words that modules ask for (decision 076).
ALTER TABLE employees ADD COLUMN rights text[] NOT NULL DEFAULT '{}';
