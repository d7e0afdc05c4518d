import { hash } from '@node-rs/argon2';
import { fromWallClock, normaliseEmail, workDateOf } from '@rollcall/shared/domain';
import type { Db } from '../core/db/connection.ts';
import { employees, type NewEmployee } from '../core/db/tables/employees.ts';
import { leaves } from '../core/db/tables/leaves.ts';
import { assignments } from '../core/db/tables/plans.ts';
import { breaks, timeLogs } from '../core/db/tables/time-logs.ts';
import { buildJobText, buildSearchText } from '../employees/search-text.ts';

const PASSWORD = 'correct horse';
const ZONE = 'UTC-06:00';
/**
 * The minimum that argon2id allows. A hash names its parameters, so that signing in works as usual, at a
 * seventieth of the cost.
 */
const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export type Fixtures = ReturnType<typeof createFixtures>;

/** Inserts rows into a test's database, with defaults for absent fields. Times are wall-clock text. */
export function createFixtures(db: Db) {
  return { ...createPeopleFixtures(db), ...createTimeFixtures(db), ...createLeavesFixtures(db) };
}

function createPeopleFixtures(db: Db) {
  let serial = 0;
  const cheapHash = hash(PASSWORD, CHEAP_HASH);

  /** Inserts an employee, by default an active one; returns the id. */
  async function employee(values: Partial<NewEmployee> = {}): Promise<number> {
    serial += 1;
    const row = {
      firstName: `First${serial}`,
      lastName: `Last${serial}`,
      email: `person${serial}@example.test`,
      employeeCode: `CODE-${serial}`,
      isActive: true,
      // Before all dates of tests: without a joining date an employee is employed from the first day of the account.
      createdAt: new Date('2020-01-01T12:00:00Z'),
      ...values,
    };
    const inserted = await db
      .insert(employees)
      .values({
        emailKey: normaliseEmail(row.email),
        ...row,
        searchText: buildSearchText(row),
        jobText: buildJobText(row),
      })
      .returning({ id: employees.id });
    return idOf(inserted);
  }

  return {
    employee,
    /** Inserts an employee who can sign in with {@link PASSWORD}; pass a hash where its cost matters. */
    async account(values: Partial<NewEmployee> = {}) {
      const email = values.email ?? `account${(serial += 1)}@example.test`;
      const id = await employee({ passwordHash: await cheapHash, ...values, email });
      return { id, email, password: PASSWORD };
    },
  };
}

function createTimeFixtures(db: Db) {
  const insertLog = async (log: typeof timeLogs.$inferInsert) =>
    idOf(await db.insert(timeLogs).values(log).returning({ id: timeLogs.id }));
  return {
    /** Inserts a time log: open without `out`, or missing its punch-out. Returns the id. */
    log: (employeeId: number, punchIn: string, out: string | null | 'missing-out' = null) =>
      insertLog({
        employeeId,
        punchIn: new Date(fromWallClock(punchIn, ZONE)),
        punchOut: out && out !== 'missing-out' ? new Date(fromWallClock(out, ZONE)) : null,
        state: out === null ? 'open' : out === 'missing-out' ? out : 'closed',
        workDate: punchIn.slice(0, 10),
        zone: ZONE,
      }),
    /**
     * Inserts a time log in a zone, with instants in ISO 8601 with offset; without an out it is missing its
     * punch-out. Returns the id.
     */
    logIn: (zone: string, employeeId: number, punchIn: string, punchOut: string | null) =>
      insertLog({
        employeeId,
        punchIn: new Date(punchIn),
        punchOut: punchOut === null ? null : new Date(punchOut),
        state: punchOut === null ? 'missing-out' : 'closed',
        workDate: workDateOf(Date.parse(punchIn), zone),
        zone,
      }),
    /** Assigns a zone to an employee who has no assignment of their own, by default for all dates. */
    async ownZone(employeeId: number, zone: string, from: string | null = null) {
      const valid = { from, until: null };
      await db.insert(assignments).values({ scopeKind: 'employee', employeeId, zone, valid });
    },
    /** Inserts a break of a log, open without `end`. */
    async break(employeeId: number, timeLogId: number, start: string, end: string | null = null) {
      await db.insert(breaks).values({
        employeeId,
        timeLogId,
        workDate: start.slice(0, 10),
        startedAt: new Date(fromWallClock(start, ZONE)),
        endedAt: end ? new Date(fromWallClock(end, ZONE)) : null,
        reason: 'Lunch',
      });
    },
  };
}

function createLeavesFixtures(db: Db) {
  return {
    async leave(
      employeeId: number,
      startDate: string,
      endDate: string,
      status: 'Pending' | 'Approved' | 'Rejected' = 'Approved',
    ) {
      await db
        .insert(leaves)
        .values({ employeeId, type: 'Annual', startDate, endDate, status, appliedOn: startDate });
    },
  };
}

function idOf([row]: readonly { readonly id: number }[]): number {
  if (!row) throw new Error('the row has not been inserted');
  return row.id;
}
