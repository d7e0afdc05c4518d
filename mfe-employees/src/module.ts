import { defineModule } from '@rollcall/shared/module';
import { lazy } from 'react';
import { EmployeesPage } from './pages/employees-page.tsx';

// Lazy, because most users only open the table.
const RegisterPage = lazy(async () => ({
  default: (await import('./pages/register-page.tsx')).RegisterPage,
}));
const ImportPage = lazy(async () => ({
  default: (await import('./pages/import-page.tsx')).ImportPage,
}));
const AnnouncementsSettings = lazy(async () => ({
  default: (await import('./pages/announcements-settings.tsx')).AnnouncementsSettings,
}));
const AuditSettings = lazy(async () => ({
  default: (await import('./pages/audit-settings.tsx')).AuditSettings,
}));
const DepartmentsSettings = lazy(async () => ({
  default: (await import('./pages/departments-settings.tsx')).DepartmentsSettings,
}));
const DesignationsSettings = lazy(async () => ({
  default: (await import('./pages/designations-settings.tsx')).DesignationsSettings,
}));

export default defineModule({
  routes: [
    { path: '/employees', Component: EmployeesPage },
    { path: '/employees/import', Component: ImportPage },
    { path: '/employees/register', Component: RegisterPage },
  ],
  extensions: {
    'settings.page': {
      announcements: AnnouncementsSettings,
      audit: AuditSettings,
      departments: DepartmentsSettings,
      designations: DesignationsSettings,
    },
  },
});
