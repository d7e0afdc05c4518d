type CountName = 'create' | 'update' | 'same' | 'errors';

/** Texts of the import of employees. */
export const TEXTS = {
  title: 'Import Employees',
  open: 'Import from a spreadsheet',
  back: 'All Employees',
  intro:
    'Paste rows from a spreadsheet with their header, or choose a CSV or Excel file. The file stays in your browser, and nothing is saved until you have seen what the import would do.',
  paste: 'Rows',
  pasteHint: 'The first row names the columns, such as First name, Email or Department.',
  file: 'File',
  fileHint: 'CSV or XLSX, or drop it here',
  read: 'Read rows',
  reading: 'Reading…',
  otherRows: 'Other rows',
  rowsOf: (count: number, from: string) =>
    `${count === 1 ? '1 row' : `${count} rows`} from ${from}`,
  pasted: 'the clipboard',

  tooLarge: (mb: number, max: number) =>
    `The file has ${mb} MB. Choose one of at most ${max} MB, or paste the rows.`,
  tooManyRows: 'There are more than 2000 rows. Import at most 2000 people at a time.',
  tooManyColumns: (columns: number) =>
    `There are ${columns} columns, more than 200. Remove those that are not needed.`,
  longRow: (row: number, columns: number) =>
    `Row ${row} has more values than the header has columns (${columns}). Check its separators and quotation marks.`,
  openQuote: (row: number) =>
    `A quotation mark in line ${row} is not closed, so the rows after it cannot be read. Close it, or save the file again.`,
  noRows: 'There are no rows below the header.',
  noTable: 'This file is not a table. Choose a CSV or XLSX file.',
  oldWorkbook:
    'This is an old Excel workbook, or one with a password. Save it as XLSX without a password, or as CSV.',
  brokenWorkbook: 'The workbook cannot be read. Save it again as XLSX, or as CSV.',
  bomb: 'The workbook is too large unpacked. Copy the rows into a new one, or save it as CSV.',
  failed: 'The rows cannot be read. Reload the page and try again.',
  unnamed: (column: number) => `Column ${column}`,

  columns: 'Columns',
  columnsNote: 'What is each column? What is left out is not imported.',
  fieldOf: (column: string) => `Field of column ${column}`,
  leaveOut: 'Leave out',
  needsEmail: 'Choose the column with the email address. It identifies each person.',
  needsName: 'Choose the column with the first name or the full name.',
  order: 'Dates such as 03/04/2024 in this file begin with the',
  orders: { day: 'day', month: 'month' },
  matchBy: 'Find people who are here already by',
  matches: { email: 'Email', employeeCode: 'Employee code' },
  codeNote: 'New people get their code from Rollcall.',
  existing: 'People who are here already',
  existingOptions: { update: 'Update', skip: 'Leave as they are' },
  existingNote: 'An empty cell changes nothing.',
  check: 'Check rows',
  checkFirst: 'Say what comes first in dates.',

  checked: 'Rows',
  checking: 'Checking…',
  actions: {
    create: 'New',
    update: 'Update',
    unchanged: 'Nothing to change',
    skip: 'Left as is',
  },
  changes: (fields: string) => `Update: ${fields}`,
  counts: ({ create, update, same, errors }: Readonly<Record<CountName, number>>) =>
    [
      `${create} new`,
      `${update} to update`,
      `${same} unchanged`,
      ...(errors > 0 ? [`${errors} with errors`] : []),
    ].join(', '),
  show: 'Show',
  shown: { all: 'All rows', errors: 'Rows with errors' },
  row: 'Row',
  rowActions: 'Actions',
  name: 'Name',
  email: 'Email',
  what: 'What happens',
  fieldOfRow: (field: string, row: number) => `${field}, row ${row}`,
  leaveOutRow: (row: number) => `Leave out row ${row}`,
  leaveOutErrors: (count: number) =>
    `Leave out ${count === 1 ? '1 row' : `${count} rows`} with errors`,
  addDepartments: (names: string) => `Add departments: ${names}`,
  invite: 'Invitations to new people',
  invites: { now: 'Mail when all are imported', later: 'Later' },
  start: (count: number) => `Import ${count === 1 ? '1 person' : `${count} people`}`,
  correctFirst: 'Correct the rows with errors, or leave them out.',
  nothing: 'There is nothing to import.',

  recent: 'Imports of the last 7 days',
  states: {
    importing: 'Importing',
    inviting: 'Sending invitations',
    done: 'Imported',
    undoing: 'Undoing',
    undone: 'Undone',
    failed: 'Stopped by an error',
  },
  by: (time: string, name: string | null) => (name === null ? time : `${time}, ${name}`),
  result: (created: number, updated: number, skipped: number) =>
    `${created} created, ${updated} updated, ${skipped} left as they were`,
  cancel: 'Cancel import',
  undo: 'Undo import',
  undoTitle: 'Undo this import?',
  undoNote: (created: number, updated: number) =>
    [
      ...(created > 0
        ? [
            `${created === 1 ? '1 employee' : `${created} employees`} that it created will be deleted, and their invitations end.`,
          ]
        : []),
      ...(updated > 0
        ? [
            `${updated === 1 ? '1 employee' : `${updated} employees`} that it changed will be as before.`,
          ]
        : []),
    ].join(' '),
  keep: 'Keep import',
  sendInvitations: (count: number) =>
    `Send ${count === 1 ? '1 invitation' : `${count} invitations`}`,
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
} as const;
