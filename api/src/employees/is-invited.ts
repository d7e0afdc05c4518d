import { sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';

/**
 * Whether an employee may sign in and has never set a password, so that only an invitation leads in. Demo employees have
 * none either, and are no persons.
 */
export const isInvited = sql<boolean>`(${employees.isActive} IS TRUE AND ${employees.passwordHash} IS NULL AND NOT ${employees.isDemo})`;
