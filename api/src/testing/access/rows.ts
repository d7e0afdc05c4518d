import type { ENDPOINTS } from '@rollcall/shared/contract';
import { PEOPLE_ROWS } from './people-rows.ts';
import type { Row } from './row.ts';
import { SCHEDULE_ROWS } from './schedule-rows.ts';
import { TIME_ROWS } from './time-rows.ts';
import { WORKING_TIME_ROWS } from './working-time-rows.ts';

/**
 * Who may make which call (spec §6, design §10, design §12), by the names of the contract's endpoints. It is
 * maintained manually and not derived from their `access`, so that a wrong `access` in the contract fails here.
 */
export const ROWS = {
  ...PEOPLE_ROWS,
  ...TIME_ROWS,
  ...SCHEDULE_ROWS,
  ...WORKING_TIME_ROWS,
} satisfies Record<keyof typeof ENDPOINTS, Row>;
