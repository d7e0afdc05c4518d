export {
  aDocument,
  aLeave,
  anAdministrator,
  anEmployee,
  anEmployeeRecord,
  anEmployeeWithTimeLogs,
  aPageOf,
  aResponse,
  aTimeLog,
  aTimeLogHistory,
  aTimeLogRow,
  aTimeLogVersion,
  aToken,
} from './builders.ts';
export { changeValue } from './change-value.ts';
export {
  ContractServer,
  type RawResponse,
  type RecordedRequest,
  serveContract,
} from './contract-server.ts';
export { contrast } from './contrast.ts';
export { holdSeconds } from './hold-seconds.ts';
export { pressExport } from './press-export.ts';
export { renderAsAdministrator, renderPage } from './render-page.tsx';
export { tableRows } from './table-rows.ts';
export {
  aDepartment,
  aPlan,
  aRosterDay,
  aRosterSummary,
  aShift,
  NO_FIGURES,
  someFigures,
  someSums,
  workingTimeOf,
} from './working-time-builders.ts';
