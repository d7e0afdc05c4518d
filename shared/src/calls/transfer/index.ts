export {
  announceBulkAction,
  BulkIncompleteError,
  type BulkRequest,
  type BulkRow,
  type BulkRun,
  bulkIdsQuery,
  bulkPreviewQuery,
  runBulkActionMutation,
  undoBulkAction,
} from './bulk-actions.ts';
export {
  cancelExportMutation,
  createExportMutation,
  type ExportColumn,
  type ExportRequest,
  exportColumnsQuery,
  exportsQuery,
  type ListExport,
} from './exports.ts';
export {
  type CheckedImport,
  checkImportMutation,
  createImportMutation,
  importsQuery,
  inviteImportedMutation,
  isWorking,
  type PeopleImport,
  undoImportMutation,
} from './imports.ts';
export { type Timesheet, timesheetsQuery } from './timesheets.ts';
