import { runBulkAction } from '@rollcall/shared/contract';
import type { AccessFixture } from './fixture.ts';
import { adminCall, anySessionCall, ownerOnlyCall, ownListCall, publicCall } from './row.ts';
import { sendAs } from './send.ts';

const PERSON = {
  firstName: 'Ada',
  middleName: 'M',
  lastName: 'Cole',
  phone: '555 0100',
  dob: '1990-01-01',
  gender: 'Female',
};
const PASSWORD = { password: 'correct horse', confirmPassword: 'correct horse' };
/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const newPhoto = () => ({
  path: '/me/photo',
  form: { file: new File([PIXEL], 'me.png') },
});
let serial = 0;
const newEmail = () => `registrant${(serial += 1)}@example.test`;

const IMPORT = {
  rows: [{ firstName: 'Ana', email: 'ana@example.test' }],
  matchBy: 'email',
  existing: 'skip',
};

const MOVE = { action: 'employees.department' } as const;

/** Changes the employee's department, and returns what undoes it. */
async function moved({ api, id, tokens }: AccessFixture) {
  let undo = '';
  // From one to the other, whichever it is in.
  for (const department of ['IT', 'HR']) {
    const body = { ...MOVE, ids: [id], values: { department } };
    const { data } = (await api.call(runBulkAction, { body, token: tokens.admin })).body;
    undo = data[0]?.undo ?? '';
  }
  return { id, undo };
}

/** Sign-in, recovery, the caller's own profile, employees, documents, and the company. */
export const PEOPLE_ROWS = {
  login: publicCall(200, ({ email }) => ({
    path: '/auth/login',
    body: { email, password: 'correct horse' },
  })),
  forgotPassword: publicCall(200, () => ({
    path: '/auth/forgot-password',
    body: { email: newEmail() },
  })),
  verifyOtpCode: publicCall(422, () => ({
    path: '/auth/verify-otp-code',
    body: { email: newEmail(), otpCode: '0000' },
  })),
  setPassword: publicCall(422, () => ({
    path: '/auth/set-password',
    body: { ref: 'x', ...PASSWORD },
  })),
  register: publicCall(200, () => ({
    path: '/auth/register',
    body: { ...PERSON, ...PASSWORD, email: newEmail() },
  })),
  verifyEmail: publicCall(422, () => ({ path: '/auth/verify-email', body: { token: 'x' } })),
  resendVerification: publicCall(200, () => ({
    path: '/auth/verify-email/resend',
    body: { email: newEmail() },
  })),
  getCapabilities: publicCall(200, () => ({ path: '/capabilities' })),
  getFile: publicCall(200, async (fixture) => ({
    path: (await fixture.createFile()).replace(/^.*(?=\/files\/)/, ''),
  })),
  logout: anySessionCall(() => ({ path: '/auth/logout' })),
  refresh: anySessionCall(() => ({ path: '/auth/refresh' })),
  getMe: ownListCall(() => ({ path: '/me' })),
  updateMe: ownListCall(() => ({ path: '/me', body: {} })),
  updateMyPhoto: ownListCall(newPhoto),
  deleteMyPhoto: ownListCall(async (fixture) => {
    await sendAs(fixture, 'employee', 'PUT', newPhoto());
    return { path: '/me/photo' };
  }),
  changePassword: anySessionCall(async (fixture) => {
    await fixture.reset();
    const password = 'battery staple';
    return {
      path: '/me/password',
      body: { currentPassword: 'correct horse', password, confirmPassword: password },
    };
  }),
  getPreferences: anySessionCall(() => ({ path: '/me/preferences' })),
  updatePreferences: anySessionCall(() => ({
    path: '/me/preferences',
    body: { dailyMail: false },
  })),
  listSavedViews: ownListCall(async (fixture) => {
    await fixture.createView();
    return { path: '/saved-views?list=leaves' };
  }),
  saveView: anySessionCall(() => ({
    path: '/saved-views',
    body: { list: 'leaves', name: 'Waiting', query: 'status=Pending' },
  })),
  deleteView: ownerOnlyCall(404, 404, async (fixture) => ({
    path: `/saved-views/${await fixture.createView()}`,
  })),
  listMySessions: ownListCall(async (fixture) => {
    await fixture.createSession();
    return { path: '/me/sessions' };
  }),
  endOtherSessions: anySessionCall(() => ({ path: '/me/sessions' })),
  endSession: ownerOnlyCall(404, 404, async (fixture) => ({
    path: `/me/sessions/${await fixture.createSession()}`,
  })),
  getDashboard: adminCall(() => ({ path: '/admin/dashboard' })),
  getWaiting: adminCall(() => ({ path: '/admin/waiting' })),
  getGettingStarted: adminCall(() => ({ path: '/admin/getting-started' })),
  hideGettingStarted: adminCall(() => ({
    path: '/admin/getting-started',
    body: { isHidden: true },
  })),
  sendTestMail: adminCall(() => ({ path: '/admin/test-mail' })),
  getNow: adminCall(() => ({ path: '/admin/now' })),
  getRecentDays: adminCall(() => ({ path: '/admin/now/days' })),
  listEmployees: adminCall(() => ({ path: '/admin/employee?page=0' })),
  searchEmployees: adminCall(() => ({ path: '/admin/employee/search?searchTerm=x' })),
  getEmployee: adminCall(({ id }) => ({ path: `/admin/employee/${id}` })),
  updateEmployee: adminCall(({ id }) => ({
    path: `/admin/employee/${id}`,
    body: { department: 'IT' },
  })),
  deleteEmployee: adminCall(async (fixture) => ({
    path: `/admin/employee/${await fixture.createDeletableEmployee()}`,
  })),
  setEmployeeStatus: adminCall(({ id }) => ({
    path: `/admin/employee/status/${id}?isActive=true`,
  })),
  setEmployeeRole: adminCall(({ id }) => ({
    path: `/admin/employee/${id}/role`,
    body: { role: 'EMPLOYEE' },
  })),
  setEmployeeRights: adminCall(({ id }) => ({
    path: `/admin/employee/${id}/rights`,
    body: { rights: [] },
  })),
  resendInvitation: adminCall(async (fixture) => ({
    path: `/admin/employee/${await fixture.createInvitedEmployee()}/invitation`,
  })),
  createEmployee: adminCall(() => ({
    path: '/admin/employee',
    form: { ...PERSON, email: newEmail() },
  })),
  upload: adminCall(() => ({
    path: '/admin/s3/upload',
    form: { file: new File([Buffer.from('%PDF-1.4\n%%EOF')], 'x.pdf') },
  })),
  createDocument: adminCall(async (fixture) => ({
    path: `/admin/document/${fixture.id}`,
    body: { type: 'Visa', url: await fixture.createFile() },
  })),
  updateDocument: adminCall(async (fixture) => ({
    path: `/admin/document/${fixture.id}`,
    body: { id: await fixture.createDocument(), type: 'Visa' },
  })),
  deleteDocument: adminCall(async (fixture) => ({
    path: `/admin/document/${await fixture.createDocument()}`,
  })),
  listExportColumns: adminCall(() => ({ path: '/admin/exports/columns/employees' })),
  createExport: adminCall(async (fixture) => {
    // It replaces those that are in progress, of which three are the most.
    await fixture.createExport();
    return { path: '/admin/exports', body: { list: 'employees', filter: {}, format: 'csv' } };
  }),
  listExports: adminCall(() => ({ path: '/admin/exports' })),
  cancelExport: adminCall(async (fixture) => ({
    path: `/admin/exports/${await fixture.createExport()}/cancel`,
  })),
  getExportFile: publicCall(403, () => ({
    path: '/exports/00000000-0000-4000-8000-000000000000/file?expires=1&signature=x',
  })),
  checkImport: adminCall(() => ({ path: '/admin/imports/check', body: IMPORT })),
  createImport: adminCall(() => ({
    path: '/admin/imports',
    body: { ...IMPORT, rows: [{ firstName: 'Ana', email: newEmail() }], invites: false },
  })),
  selectBulkRows: adminCall(() => ({
    path: '/admin/bulk-actions/select',
    body: { list: 'employees', filter: {} },
  })),
  previewBulkAction: adminCall(({ id }) => ({
    path: '/admin/bulk-actions/preview',
    body: { action: 'employees.deactivate', ids: [id] },
  })),
  runBulkAction: adminCall(({ id }) => ({
    path: '/admin/bulk-actions',
    body: { ...MOVE, ids: [id], values: { department: 'HR' }, whole: { rows: 1 } },
  })),
  undoBulkAction: adminCall(async (fixture) => ({
    path: '/admin/bulk-actions/undo',
    body: { ...MOVE, rows: [await moved(fixture)], whole: { rows: 1 } },
  })),
  listImports: adminCall(() => ({ path: '/admin/imports' })),
  undoImport: adminCall(async (fixture) => ({
    path: `/admin/imports/${await fixture.createImport('updated')}/undo`,
  })),
  inviteImported: adminCall(async (fixture) => ({
    path: `/admin/imports/${await fixture.createImport('created')}/invite`,
  })),
  listAudit: adminCall(() => ({ path: '/admin/audit' })),
  listActivity: adminCall(() => ({ path: '/admin/activity' })),
  listAnnouncements: anySessionCall(() => ({ path: '/announcements' })),
  listAllAnnouncements: adminCall(() => ({ path: '/admin/announcements' })),
  createAnnouncement: adminCall(() => ({
    path: '/admin/announcements',
    body: { title: 'Title', text: 'Text' },
  })),
  updateAnnouncement: adminCall(async (fixture) => ({
    path: `/admin/announcements/${await fixture.createAnnouncement()}`,
    body: { title: 'Other' },
  })),
  deleteAnnouncement: adminCall(async (fixture) => ({
    path: `/admin/announcements/${await fixture.createAnnouncement()}`,
  })),
};
