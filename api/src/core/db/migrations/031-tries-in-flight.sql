-- min_reader: 23
-- Tries whose answer is not known yet, apart from those that failed. A server that dies leaves its own behind:
-- they count until in_flight_until, which every further try moves on.
ALTER TABLE attempts
  ADD COLUMN in_flight integer NOT NULL DEFAULT 0,
  ADD COLUMN in_flight_until timestamptz;
