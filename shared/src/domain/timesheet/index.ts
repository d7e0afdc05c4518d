export { dayRemarks, logRemarks, sheetDate } from './remarks.ts';
