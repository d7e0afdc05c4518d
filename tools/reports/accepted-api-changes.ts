/**
 * Breaking changes of the API that are intended, as `npm run reports` words them, each with the reason. Clients of the
 * release before must not need what these take away.
 */
export const ACCEPTED_API_CHANGES: readonly string[] = [
  // More statuses than Present, Absent and Leave. The console of the release before reads the status as text and shows it.
  'GET /api/v1/admin/attendance/{employeeId}/{date}: `anyOf` subschema of `status` was added.',
  // A department is any text of at most 60 characters instead of one of five (decision 081): all that was accepted still is.
  ...[
    '/api/v1/admin/attendance',
    '/api/v1/admin/attendance/board',
    '/api/v1/admin/corrections',
    '/api/v1/admin/employee',
    '/api/v1/admin/employee/search',
    '/api/v1/admin/leaves/calendar',
    '/api/v1/admin/overtime',
    '/api/v1/admin/time-logs',
    '/api/v1/admin/time-logs/close',
    '/api/v1/breaks',
    '/api/v1/leaves',
  ].flatMap((path) => [
    `GET ${path}: \`maxLength\` was set to '60'.`,
    `GET ${path}: \`minLength\` was set to '1'.`,
  ]),
  ...[
    'POST /api/v1/admin/employee',
    'PUT /api/v1/admin/employee/{id}',
    'POST /api/v1/admin/leaves/feed',
  ].map((call) => `${call}: \`anyOf\` subschema of \`department\` was removed.`),
  // What undoes the deletion. The console of the release before does not read these responses.
  ...['assignments', 'time-policies'].map(
    (rows) =>
      `DELETE /api/v1/admin/${rows}/{id}: Type of \`data\` widened from 'null' to 'object'.`,
  ),
];
