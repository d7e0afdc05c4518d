export { lastMonth, monthOf, sheetFileName } from './period.ts';
