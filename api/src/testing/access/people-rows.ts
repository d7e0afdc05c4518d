import { admins, anySession, owner, ownList, publicCall } from './row.ts';

const PERSON = {
  firstName: 'Ada',
  middleName: 'M',
  lastName: 'Cole',
  phone: '555 0100',
  dob: '1990-01-01',
  gender: 'Female',
};
const PASSWORD = { password: 'correct horse', confirmPassword: 'correct horse' };
let serial = 0;
const newEmail = () => `registrant${(serial += 1)}@example.test`;

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
  getFile: publicCall(200, async (scene) => ({
    path: (await scene.file()).replace(/^.*(?=\/files\/)/, ''),
  })),
  logout: anySession(() => ({ path: '/auth/logout' })),
  refresh: anySession(() => ({ path: '/auth/refresh' })),
  getMe: ownList(() => ({ path: '/me' })),
  updateMe: ownList(() => ({ path: '/me', body: {} })),
  changePassword: anySession(() => ({
    path: '/me/password',
    body: { currentPassword: 'correct horse', ...PASSWORD },
  })),
  listMySessions: ownList(async (scene) => {
    await scene.session();
    return { path: '/me/sessions' };
  }),
  endOtherSessions: anySession(() => ({ path: '/me/sessions' })),
  endSession: owner(404, 404, async (scene) => ({ path: `/me/sessions/${await scene.session()}` })),
  getDashboard: admins(() => ({ path: '/admin/dashboard' })),
  listEmployees: admins(() => ({ path: '/admin/employee?page=0' })),
  searchEmployees: admins(() => ({ path: '/admin/employee/search?searchTerm=x' })),
  getEmployee: admins(({ id }) => ({ path: `/admin/employee/${id}` })),
  updateEmployee: admins(({ id }) => ({
    path: `/admin/employee/${id}`,
    body: { department: 'IT' },
  })),
  deleteEmployee: admins(async (scene) => ({ path: `/admin/employee/${await scene.leaver()}` })),
  setEmployeeStatus: admins(({ id }) => ({ path: `/admin/employee/status/${id}?isActive=true` })),
  setEmployeeRole: admins(({ id }) => ({
    path: `/admin/employee/${id}/role`,
    body: { role: 'EMPLOYEE' },
  })),
  createEmployee: admins(() => ({
    path: '/admin/employee',
    form: { ...PERSON, email: newEmail() },
  })),
  upload: admins(() => ({
    path: '/admin/s3/upload',
    form: { file: new File([Buffer.from('%PDF-1.4\n%%EOF')], 'x.pdf') },
  })),
  createDocument: admins(async (scene) => ({
    path: `/admin/document/${scene.id}`,
    body: { type: 'Visa', url: await scene.file() },
  })),
  updateDocument: admins(async (scene) => ({
    path: `/admin/document/${scene.id}`,
    body: { id: await scene.document(), type: 'Visa' },
  })),
  deleteDocument: admins(async (scene) => ({ path: `/admin/document/${await scene.document()}` })),
  listAudit: admins(() => ({ path: '/admin/audit' })),
  listActivity: admins(() => ({ path: '/admin/activity' })),
  listAnnouncements: anySession(() => ({ path: '/announcements' })),
  listAllAnnouncements: admins(() => ({ path: '/admin/announcements' })),
  createAnnouncement: admins(() => ({
    path: '/admin/announcements',
    body: { title: 'Title', text: 'Text' },
  })),
  updateAnnouncement: admins(async (scene) => ({
    path: `/admin/announcements/${await scene.announcement()}`,
    body: { title: 'Other' },
  })),
  deleteAnnouncement: admins(async (scene) => ({
    path: `/admin/announcements/${await scene.announcement()}`,
  })),
};
