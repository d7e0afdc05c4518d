export { clampPage, footerText, listTotal, pageCount, pageWindow } from './paging.ts';
