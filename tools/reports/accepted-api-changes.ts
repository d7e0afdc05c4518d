/**
 * Breaking changes of the API that are intended, as `npm run reports` words them, each with the reason. Clients of the
 * release before must not need what these take away.
 */
export const ACCEPTED_API_CHANGES: readonly string[] = [
  // A calendar link has one name, in paths too; 1.0 is not yet cut.
  '/api/v1/admin/leaves/calendar-link: Path `/api/v1/admin/leaves/feed` was renamed to `/api/v1/admin/leaves/calendar-link`.',
  "DELETE /api/v1/admin/leaves/calendar-link: `operationId` of operation `DELETE /api/v1/admin/leaves/calendar-link` changed from 'revokeLeaveFeed' to 'revokeLeaveCalendarLink'.",
  "POST /api/v1/admin/leaves/calendar-link: `operationId` of operation `POST /api/v1/admin/leaves/calendar-link` changed from 'createLeaveFeed' to 'createLeaveCalendarLink'.",
  "GET /api/v1/calendar/{secret}.ics: `operationId` of operation `GET /api/v1/calendar/{secret}.ics` changed from 'readShiftFeed' to 'readShiftCalendarLink'.",
  '/api/v1/leaves/calendar-link/{secret}.ics: Path `/api/v1/leaves/feed/{secret}.ics` was renamed to `/api/v1/leaves/calendar-link/{secret}.ics`.',
  "GET /api/v1/leaves/calendar-link/{secret}.ics: `operationId` of operation `GET /api/v1/leaves/calendar-link/{secret}.ics` changed from 'readLeaveFeed' to 'readLeaveCalendarLink'.",
  '/api/v1/me/calendar-link: Path `/api/v1/me/shift-feed` was renamed to `/api/v1/me/calendar-link`.',
  "DELETE /api/v1/me/calendar-link: `operationId` of operation `DELETE /api/v1/me/calendar-link` changed from 'revokeShiftFeed' to 'revokeShiftCalendarLink'.",
  "GET /api/v1/me/calendar-link: `operationId` of operation `GET /api/v1/me/calendar-link` changed from 'getShiftFeed' to 'getShiftCalendarLink'.",
  "POST /api/v1/me/calendar-link: `operationId` of operation `POST /api/v1/me/calendar-link` changed from 'createShiftFeed' to 'createShiftCalendarLink'.",
  // No page has read these second forms of a time (decision 051).
  'GET /api/v1/admin/attendance/{employeeId}/{date}: Properties are no longer required: `startAt`, `endAt`.',
  'GET /api/v1/admin/attendance/{employeeId}/{date}: Property `endAt` was removed.',
  'GET /api/v1/admin/attendance/{employeeId}/{date}: Property `startAt` was removed.',
  'GET /api/v1/admin/time-logs/close: Properties of `closePreview` are no longer required: `punchInAt`.',
  'GET /api/v1/admin/time-logs/close: Property `punchInAt` of `closePreview` was removed.',
  // Pages show the sentence of an event, and no page reads its kind.
  "GET /api/v1/admin/activity: Enum of `kind` gained values: 'registered', 'left'.",
  // A form has only texts: until now each value was refused.
  "POST /api/v1/admin/employee: Type of `deactivateOnExit` narrowed from 'boolean' to 'string'.",
  // Pages show the name of the file, and no page reads list or format.
  "GET /api/v1/admin/exports: Enum of `format` gained values: 'pdf'.",
  "GET /api/v1/admin/exports: Enum of `list` gained values: 'timesheets'.",
  "GET /api/v1/admin/exports: Enum of `list` gained values: 'breaks'.",
  "GET /api/v1/admin/exports: Enum of `list` gained values: 'board', 'roster'.",
  "GET /api/v1/admin/exports: Enum of `list` gained values: 'period-days', 'period-employees'.",
];
