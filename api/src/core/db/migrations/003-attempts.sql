-- Failed sign-ins, counted where parallel requests and several servers share the count (design §12).

CREATE TABLE attempts (
  counted_for text PRIMARY KEY,
  failures integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);
CREATE INDEX attempts_over ON attempts (window_ends_at);
