import type { Db } from '../../core/db/connection.ts';
import { asc, eq, inArray, sql } from '../../core/db/drizzle.ts';
import { payRules, timePolicies } from '../../core/db/tables/time-policies.ts';
import type { EntryWriter } from '../ranges/save-history.ts';
import type { Scope } from '../ranges/scope.ts';

type PolicyRow = typeof timePolicies.$inferSelect;
type PayRule = Pick<typeof payRules.$inferSelect, 'bucket' | 'multiplier'>;

/** The fields of a policy; times are `HH:mm`. */
export type PolicyValues = Pick<
  PolicyRow,
  | 'name'
  | 'rounding'
  | 'stepMin'
  | 'breakRules'
  | 'overtimeDailyAfterMin'
  | 'overtimeWeeklyAfterMin'
  | 'nightFrom'
  | 'nightTo'
> & { readonly payRules: readonly PayRule[] };

/** The policies of a scope, the oldest first. */
export async function findHistory(db: Db, scopeKey: string) {
  const rows = await db
    .select()
    .from(timePolicies)
    .where(eq(timePolicies.scopeKey, scopeKey))
    .orderBy(asc(timePolicies.valid));
  const ids = rows.map(({ id }) => id);
  const rules = await db
    .select()
    .from(payRules)
    .where(inArray(payRules.policyId, ids))
    .orderBy(asc(payRules.bucket));
  return rows.map((row) => ({
    id: row.id,
    valid: row.valid,
    values: toValues(
      row,
      rules.filter(({ policyId }) => policyId === row.id),
    ),
  }));
}

function toValues(row: PolicyRow, rules: readonly PayRule[]): PolicyValues {
  return {
    name: row.name,
    rounding: row.rounding,
    stepMin: row.stepMin,
    breakRules: row.breakRules.map(({ afterMin, minutes, isPaid }) => ({
      afterMin,
      minutes,
      isPaid,
    })),
    overtimeDailyAfterMin: row.overtimeDailyAfterMin,
    overtimeWeeklyAfterMin: row.overtimeWeeklyAfterMin,
    nightFrom: row.nightFrom?.slice(0, 5) ?? null,
    nightTo: row.nightTo?.slice(0, 5) ?? null,
    payRules: rules.map(({ bucket, multiplier }) => ({ bucket, multiplier })),
  };
}

/** The scope of a policy; undefined when there is no such policy. */
export async function findScopeKey(db: Db, id: number): Promise<string | undefined> {
  const [found] = await db
    .select({ scopeKey: timePolicies.scopeKey })
    .from(timePolicies)
    .where(eq(timePolicies.id, id));
  return found?.scopeKey;
}

export function policyWriter(tx: Db, scope: Scope): EntryWriter<PolicyValues> {
  const { kind: scopeKind, departmentId, employeeId } = scope;
  const set = async (id: number, values: Partial<typeof timePolicies.$inferInsert>) => {
    await tx
      .update(timePolicies)
      .set({ ...values, version: sql`${timePolicies.version} + 1` })
      .where(eq(timePolicies.id, id));
  };
  return {
    async remove(ids) {
      await tx.delete(timePolicies).where(inArray(timePolicies.id, [...ids]));
    },
    resize: (id, valid) => set(id, { valid }),
    async update(id, valid, { payRules: rules, ...values }) {
      await set(id, { valid, ...values });
      await tx.delete(payRules).where(eq(payRules.policyId, id));
      await insertPayRules(tx, id, rules);
    },
    async insert(valid, { payRules: rules, ...values }) {
      const [inserted] = await tx
        .insert(timePolicies)
        .values({ scopeKind, departmentId, employeeId, valid, ...values })
        .returning({ id: timePolicies.id });
      if (inserted) await insertPayRules(tx, inserted.id, rules);
    },
  };
}

async function insertPayRules(tx: Db, policyId: number, rules: readonly PayRule[]): Promise<void> {
  if (rules.length === 0) return;
  await tx.insert(payRules).values(rules.map((rule) => ({ policyId, ...rule })));
}
