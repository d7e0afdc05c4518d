import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { envelope } from '../envelope.ts';

/**
 * The fields that an import may have, in the order of the record. Shift times are not among them, because they are schedules here. An
 * employee code only finds someone who is there: the server gives new people theirs.
 */
export const IMPORT_FIELDS = [
  'employeeCode',
  'firstName',
  'middleName',
  'lastName',
  'email',
  'phone',
  'dob',
  'gender',
  'bloodGroup',
  'department',
  'designation',
  'employmentType',
  'joiningDate',
  'workLocation',
  'status',
  'exitDate',
  'exitReason',
  'currentAddressLine',
  'currentAddressCity',
  'currentAddressState',
  'currentAddressPincode',
  'permanentAddressLine',
  'permanentAddressCity',
  'permanentAddressState',
  'permanentAddressPincode',
  'emergencyContactName',
  'emergencyContactRelation',
  'emergencyContactPhone',
  'emergencyContactEmail',
  'emergencyContactAddress',
  'pfNumber',
  'aadhaar',
  'pan',
  'bankAccountHolderName',
  'bankAccountNumber',
  'bankIfscCode',
  'bankName',
  'bankBranch',
  'accountType',
  'medicalCondition',
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

/** How many people one import can have. */
export const MAX_IMPORT_ROWS = 2000;

/** How long an import can be undone, in days. */
export const IMPORT_DAYS = 7;

/** By which field those who are there already are found. */
export const IMPORT_MATCHES = ['email', 'employeeCode'] as const;

/** What happens to those who are there already. */
export const IMPORT_EXISTING = ['update', 'skip'] as const;

const cell = z.optional(z.string().check(z.maxLength(2000, 'A field has at most 2000 characters')));

/** A person as text, field by field; an absent or empty field says nothing. Dates are `YYYY-MM-DD`. */
export const importRow = z.object(
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, cell])) as Record<
    ImportField,
    typeof cell
  >,
);

const people = {
  rows: z
    .array(importRow)
    .check(
      z.minLength(1, 'There is no one to import'),
      z.maxLength(MAX_IMPORT_ROWS, `Import at most ${MAX_IMPORT_ROWS} people at a time`),
    ),
  matchBy: z.enum(IMPORT_MATCHES),
  existing: z.enum(IMPORT_EXISTING),
  /** Whether departments that do not exist yet are added; otherwise their people are refused. */
  addsDepartments: z.optional(z.boolean()),
};

/** What an import would do with a row. */
export const IMPORT_ACTIONS = ['create', 'update', 'unchanged', 'skip'] as const;

export const checkedRow = z.object({
  action: z.enum(IMPORT_ACTIONS),
  /** Whom the row is about; null for someone new. */
  employeeId: z.nullable(z.int()),
  /** Their name as it is now; null for someone new. */
  employeeName: z.nullable(z.string()),
  /** The fields that an update changes. */
  changes: z.array(z.string()),
  /** Why the row cannot be imported. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
});

/** `done` after an import; `undone` when nothing of it is left. */
export const IMPORT_STATES = [
  'importing',
  'inviting',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;

/** An import of people, and how far it is. */
export const importOfPeople = z.object({
  id: z.string(),
  state: z.enum(IMPORT_STATES),
  /** How many rows it has. */
  total: z.int(),
  /** How many are left of what it is doing now: rows, invitations or people. */
  remaining: z.int(),
  created: z.int(),
  updated: z.int(),
  /** Those who are there already, with nothing to change or left as they are. */
  skipped: z.int(),
  /** How many of those who were created have not been invited. */
  uninvited: z.int(),
  /** What could not be imported or undone, and why; at most 100 sentences. */
  problems: z.array(z.string()),
  /** Who started it; null once they have been deleted. */
  createdByName: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});

const path = z.object({ id: z.uuid() });

/** Says what an import of people would do, row by row, and changes nothing (capability `import`). */
export const checkImport = defineCall({
  ...ENDPOINTS.checkImport,
  body: z.object(people),
  response: envelope(
    z.object({
      rows: z.array(checkedRow),
      /** Those that do not exist yet; they are added where the request says so. */
      newDepartments: z.array(z.string()),
    }),
  ),
});

/** Imports people in the background: poll `listImports` (capability `import`). One row with an error refuses all. */
export const createImport = defineCall({
  ...ENDPOINTS.createImport,
  body: z.object({
    ...people,
    /** Whether new people are mailed an invitation once all are there. */
    invites: z.boolean(),
  }),
  response: envelope(importOfPeople),
});

/** The imports of the last days, latest first; at most 20 (capability `import`). */
export const listImports = defineCall({
  ...ENDPOINTS.listImports,
  response: envelope(z.array(importOfPeople)),
});

/**
 * Undoes an import in the background: deletes whom it created and restores what it changed; 409 once one of them has been changed or
 * has used their account. Cancels one in progress in the same way, except that they stay and are named (capability `import`).
 */
export const undoImport = defineCall({
  ...ENDPOINTS.undoImport,
  params: path,
  response: envelope(importOfPeople),
});

/** Mails invitations to those whom an import created and who have none yet, in the background (capability `import`). */
export const inviteImported = defineCall({
  ...ENDPOINTS.inviteImported,
  params: path,
  response: envelope(importOfPeople),
});

export type ImportRow = z.infer<typeof importRow>;
export type CheckedRowBody = z.infer<typeof checkedRow>;
export type ImportBody = z.infer<typeof importOfPeople>;
