export {
  cancelExportMutation,
  createExportMutation,
  type ExportColumn,
  type ExportRequest,
  exportColumnsQuery,
  exportsQuery,
  type ListExport,
} from './exports.ts';
export { type Timesheet, timesheetsQuery } from './timesheets.ts';
