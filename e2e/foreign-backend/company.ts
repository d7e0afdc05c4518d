import { employees } from './data.ts';

type Row = ReturnType<typeof employees>[number];
/** An employee of this backend: the generated row with the changes of callers. */
export type Employee = Omit<Row, 'isActive'> & {
  readonly isActive: boolean | null;
  readonly documents: readonly Document[];
};
interface Document {
  readonly id: number;
  readonly type: unknown;
  readonly url: unknown;
}

/** The company with the writes of one test run. Its rows are generated from the present time on each call. */
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
    /** Changes fields of an employee, but never the id. */
    change(id: number, fields: object) {
      changes.set(id, { ...changes.get(id), ...fields, id });
    },
    remove: (id: number) => deleted.add(id),
    addDocument(employeeId: number, type: unknown, url: unknown): Document {
      const added = { id: ++lastId, type, url };
      documents.set(employeeId, [...(documents.get(employeeId) ?? []), added]);
      return added;
    },
    /** Returns false when the employee has no such document. */
    changeDocument(employeeId: number, changed: Document): boolean {
      const stored = documents.get(employeeId) ?? [];
      documents.set(
        employeeId,
        stored.map((each) => (each.id === changed.id ? changed : each)),
      );
      return stored.some(({ id }) => id === changed.id);
    },
    removeDocument(id: number) {
      for (const [employeeId, stored] of documents) {
        documents.set(
          employeeId,
          stored.filter((each) => each.id !== id),
        );
      }
    },
    nextId: () => ++lastId,
  };
}

export type Company = ReturnType<typeof createCompany>;
