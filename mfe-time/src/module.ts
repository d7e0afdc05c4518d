import { defineModule } from '@rollcall/shared/module';
import { lazy } from 'react';
import { TimeLogsPage } from './pages/time-logs-page.tsx';
import { TodayPage } from './pages/today-page.tsx';

// The lists should not wait for the code of the other pages.
const MyTimePage = lazy(async () => ({
  default: (await import('./pages/my-time-page.tsx')).MyTimePage,
}));
const MonthPage = lazy(async () => ({
  default: (await import('./pages/month-page.tsx')).MonthPage,
}));
const TimesheetsPage = lazy(async () => ({
  default: (await import('./pages/timesheets-page.tsx')).TimesheetsPage,
}));
const RosterPage = lazy(async () => ({
  default: (await import('./pages/roster-page.tsx')).RosterPage,
}));
const CorrectionPage = lazy(async () => ({
  default: (await import('./pages/correction-page.tsx')).CorrectionPage,
}));
const CorrectionsPage = lazy(async () => ({
  default: (await import('./pages/corrections-page.tsx')).CorrectionsPage,
}));
const OvertimePage = lazy(async () => ({
  default: (await import('./pages/overtime-page.tsx')).OvertimePage,
}));
const ClosingPage = lazy(async () => ({
  default: (await import('./pages/closing-page.tsx')).ClosingPage,
}));
const CompanySettings = lazy(async () => ({
  default: (await import('./pages/company-settings.tsx')).CompanySettings,
}));
const ShiftsSettings = lazy(async () => ({
  default: (await import('./pages/shifts-settings.tsx')).ShiftsSettings,
}));
const SchedulesSettings = lazy(async () => ({
  default: (await import('./pages/schedules-settings.tsx')).SchedulesSettings,
}));
const HolidaysSettings = lazy(async () => ({
  default: (await import('./pages/holidays-settings.tsx')).HolidaysSettings,
}));
const AssignmentsSettings = lazy(async () => ({
  default: (await import('./pages/assignments-settings.tsx')).AssignmentsSettings,
}));
const PoliciesSettings = lazy(async () => ({
  default: (await import('./pages/policies-settings.tsx')).PoliciesSettings,
}));

export default defineModule({
  routes: [
    { path: '/time/logs', Component: TimeLogsPage },
    { path: '/time/today', Component: TodayPage },
    { path: '/time/month', Component: MonthPage },
    { path: '/time/timesheets', Component: TimesheetsPage },
    { path: '/time/roster', Component: RosterPage },
    { path: '/time/corrections', Component: CorrectionsPage },
    { path: '/time/overtime', Component: OvertimePage },
    { path: '/time/closing', Component: ClosingPage },
    { path: '/my/time', Component: MyTimePage },
    { path: '/applyCorrection', Component: CorrectionPage },
  ],
  extensions: {
    'settings.page': {
      company: CompanySettings,
      shifts: ShiftsSettings,
      schedules: SchedulesSettings,
      holidays: HolidaysSettings,
      assignments: AssignmentsSettings,
      policies: PoliciesSettings,
    },
  },
});
