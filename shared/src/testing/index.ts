export {
  aDocument,
  aLeave,
  anAdministrator,
  anAnswer,
  anEmployee,
  anEmployeeRecord,
  anEmployeeWithTimeLogs,
  aPageOf,
  aTimeLog,
  aTimeLogRow,
  aToken,
} from './builders.ts';
export {
  ContractServer,
  type RawAnswer,
  type RecordedRequest,
  serveContract,
} from './contract-server.ts';
export { holdSeconds } from './hold-seconds.ts';
export { renderAsAdministrator, renderPage } from './render-page.tsx';
export { tableRows } from './table-rows.ts';
