import { DEFAULT_TIME_POLICY, type TimePolicy } from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import type { Days } from './find-plans.ts';
import { memoize } from './memoize.ts';
import { findPolicyRows, type PolicyRows } from './plan-rows.ts';
import { createScopes, createTerms, createValidRows } from './scopes.ts';
import { toPolicy } from './to-plan.ts';

/** Loads the time policies of employees on the dates of a range; takes less than their plans. */
export async function loadPolicies(
  db: Db,
  ids: readonly number[],
  days: Days,
): Promise<(employeeId: number, date: string) => TimePolicy> {
  const rows = await findPolicyRows(db, ids, days);
  const { policyOf } = createPolicyFinder(rows, createTerms(rows.terms));
  return (employeeId, date) => policyOf(employeeId, date).policy;
}

/** Finds the time policy of an employee on a date, and its row; no row for the default policy. */
export function createPolicyFinder(
  { policies, payRules }: PolicyRows,
  terms: ReturnType<typeof createTerms>,
) {
  const { scopesOf, hasOwn } = createScopes(terms, policies);
  const rules = Map.groupBy(payRules, ({ policyId }) => policyId);
  const validRows = createValidRows(policies);
  const readPolicy = memoize((rows: readonly PolicyRows['policies'][number][]) => {
    const [row] = rows;
    if (!row) return { row: null, policy: DEFAULT_TIME_POLICY };
    return { row, policy: toPolicy({ ...row, payRules: rules.get(row.id) ?? [] }) };
  });
  return {
    hasOwn,
    policyOf: (employeeId: number, date: string) =>
      readPolicy(validRows(scopesOf(employeeId, date), date)),
  };
}
