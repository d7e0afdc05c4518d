export { clampPage, footerText, pageCount, pageWindow } from './paging.ts';
