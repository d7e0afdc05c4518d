/** Constants of the specification (spec §9). Each name contains its unit. */
export const PAGE_SIZE = 10;
export const FIRST_PAGE = 0;
/** The highest page number that our server accepts, zero-based. */
export const MAX_PAGE = 1_000_000;
/** How many page numbers a pager shows at once. */
export const PAGE_WINDOW = 5;
export const SEARCH_DEBOUNCE_MS = 500;
/** The longest search term that our server accepts, in characters. */
export const MAX_SEARCH_LENGTH = 200;
/** Length of the name of a department, in Unicode code points. */
export const MAX_DEPARTMENT_LENGTH = 60;
export const OTP_LENGTH = 4;
export const OTP_RESEND_SECONDS = 60;
export const RESET_PASSWORD_MIN_LENGTH = 6;
export const REGISTRATION_PASSWORD_MIN_LENGTH = 8;
export const PHONE_MAX_DIGITS = 10;
export const DELETE_ENABLED_AFTER_SECONDS = 5;
export const REDIRECT_AFTER_RESET_MS = 1500;
export const TOAST_CLOSE_MS = 5000;
export const UPLOAD_HINT_BYTES = 1_048_576;
/** Shown before an employee's id in lists (spec §2, spec §3). */
export const EMPLOYEE_CODE_PREFIX = 'EMP-';
/** The largest accepted difference between the time of a punch and the server's clock (design §10). */
export const CLOCK_TOLERANCE_MINUTES = 5;
/** A second punch of the same kind within this time counts as a retry of the first (design §9). */
export const SAME_PUNCH_WITHIN_SECONDS = 60;
/** How long a decision can be undone silently; its mail is delayed for as long (design §10). */
export const SILENT_UNDO_SECONDS = 10;
/** For how many days, today included, a log without a punch-out counts as waiting for an administrator (design §10). */
export const MISSING_OUT_WAITS_DAYS = 35;
/** The longest range, in days, of a list that is sorted by a column without an index (design §9). */
export const SORTED_RANGE_DAYS = 31;
/** The most time logs that one call closes, previews or restores. */
export const MAX_LOGS_PER_CALL = 500;
/** The most breaks of a time log that is edited. */
export const MAX_BREAKS_PER_LOG = 50;
/** The earliest work date of a time log (design §10). */
export const EARLIEST_WORK_DATE = '2000-01-01';
/**
 * How many years back an employee may request a correction: longer than wages can be claimed in most countries.
 * Administrators may enter older logs (design §10).
 */
export const CORRECTION_YEARS_BACK = 7;
/** How many days back a leave may start when it is requested, and how many days ahead it may end (design §10). */
export const LEAVE_DAYS_BACK = 366;
export const LEAVE_DAYS_AHEAD = 366;
/** The longest leave, in days: a limit against typing errors. */
export const LEAVE_MAX_DAYS = 366;
/** The highest age that a date of birth may state, in years: a limit against typing errors. */
export const OLDEST_AGE_YEARS = 120;
/** How many years ahead an employee's join or exit date may be: a limit against typing errors. */
export const EMPLOYMENT_YEARS_AHEAD = 10;
