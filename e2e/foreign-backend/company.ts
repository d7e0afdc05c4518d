import { employees } from './data.ts';

type Row = ReturnType<typeof employees>[number];
/** An employee as this backend keeps it: the generated row, with whatever a caller has put over it. */
export type Employee = Omit<Row, 'isActive'> & {
  readonly isActive: boolean | null;
  readonly documents: readonly Document[];
};
interface Document {
  readonly id: number;
  readonly type: unknown;
  readonly url: unknown;
}

/** What the company remembers of the writes of one test run; its rows are created from the clock each time. */
export function createCompany() {
  const changes = new Map<number, object>();
  const documents = new Map<number, readonly Document[]>();
  const deleted = new Set<number>();
  let lastId = 9000;

  const list = (now: number): Employee[] =>
    employees(now)
      .filter(({ id }) => !deleted.has(id))
      .map((row) => ({ ...row, ...changes.get(row.id), documents: documents.get(row.id) ?? [] }));

  return {
    list,
    find: (id: number, now: number) => list(now).find((row) => row.id === id),
    /** Puts fields over an employee's; the id stays. */
    change(id: number, fields: object) {
      changes.set(id, { ...changes.get(id), ...fields, id });
    },
    remove: (id: number) => deleted.add(id),
    addDocument(employeeId: number, type: unknown, url: unknown): Document {
      const added = { id: ++lastId, type, url };
      documents.set(employeeId, [...(documents.get(employeeId) ?? []), added]);
      return added;
    },
    /** False when the employee has no such document. */
    changeDocument(employeeId: number, changed: Document): boolean {
      const kept = documents.get(employeeId) ?? [];
      documents.set(
        employeeId,
        kept.map((each) => (each.id === changed.id ? changed : each)),
      );
      return kept.some(({ id }) => id === changed.id);
    },
    removeDocument(id: number) {
      for (const [employeeId, kept] of documents) {
        documents.set(
          employeeId,
          kept.filter((each) => each.id !== id),
        );
      }
    },
    nextId: () => ++lastId,
  };
}

export type Company = ReturnType<typeof createCompany>;
