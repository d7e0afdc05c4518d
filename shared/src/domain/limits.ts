/** Constants of the specification (spec §9). Each carries its unit in its name. */
export const PAGE_SIZE = 10;
export const FIRST_PAGE = 0;
/** The last page that a list can be asked for, zero-based: our server takes no higher one. */
export const MAX_PAGE = 1_000_000;
/** How many page numbers a pager shows at once. */
export const PAGE_WINDOW = 5;
export const SEARCH_DEBOUNCE_MS = 500;
/** What is searched for has so many characters at most: our server takes no more. */
export const MAX_SEARCH_LENGTH = 200;
export const OTP_LENGTH = 4;
export const OTP_RESEND_SECONDS = 60;
export const RESET_PASSWORD_MIN_LENGTH = 6;
export const REGISTRATION_PASSWORD_MIN_LENGTH = 8;
export const PHONE_MAX_DIGITS = 10;
export const DELETE_ENABLED_AFTER_SECONDS = 5;
export const REDIRECT_AFTER_RESET_MS = 1500;
export const TOAST_CLOSE_MS = 5000;
export const UPLOAD_HINT_BYTES = 1_048_576;
/** Shown before an employee's id in lists (spec §2, §3). */
export const EMPLOYEE_CODE_PREFIX = 'EMP-';
/** How far a punch that somebody sends may lie from the server's clock, which decides (design §10). */
export const CLOCK_TOLERANCE_MINUTES = 5;
/** A second punch of the same kind within this time is the first one sent again (design §9). */
export const SAME_PUNCH_WITHIN_SECONDS = 60;
/** A decision may be undone silently for so long; its mail is held as long (design §10). */
export const SILENT_UNDO_SECONDS = 10;
/** A list sorted by something that no index serves covers so many days at most (design §9). */
export const SORTED_RANGE_DAYS = 31;
