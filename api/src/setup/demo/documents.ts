import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../core/context.ts';
import { and, asc, eq } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { claimUrl, storeUpload } from '../../files/service.ts';
import { insertDocument } from '../../people/records/record-documents.ts';

/** The documents of the first demo employees, by employee. */
const DOCUMENTS = [
  ['Employment contract', 'Degree certificate'],
  ['Employment contract'],
  ['Relieving letter'],
] as const;

/** Gives the first employees of the demo company documents, whose file is a picture that says that it is a sample. */
export async function addDemoDocuments(context: Context): Promise<void> {
  const { db, clock } = context;
  const picture = await readFile(join(import.meta.dirname, 'sample-document.png'));
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.isDemo, true), eq(employees.role, 'EMPLOYEE')))
    .orderBy(asc(employees.id))
    .limit(DOCUMENTS.length);
  for (const [index, { id: employeeId }] of found.entries()) {
    for (const type of DOCUMENTS[index] ?? []) {
      const stored = await storeUpload(context, 'demo', new File([picture], 'sample.png'), {
        accepts: 'image',
      });
      const url = await claimUrl(db, context, { url: stored, employeeId, field: 'url' });
      await insertDocument(db, { employeeId, type, url, createdAt: new Date(clock()) });
    }
  }
}
