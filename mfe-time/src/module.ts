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
const CorrectionPage = lazy(async () => ({
  default: (await import('./pages/correction-page.tsx')).CorrectionPage,
}));
const CorrectionsPage = lazy(async () => ({
  default: (await import('./pages/corrections-page.tsx')).CorrectionsPage,
}));

export default defineModule({
  routes: [
    { path: '/time/logs', Component: TimeLogsPage },
    { path: '/time/today', Component: TodayPage },
    { path: '/time/month', Component: MonthPage },
    { path: '/time/corrections', Component: CorrectionsPage },
    { path: '/my/time', Component: MyTimePage },
    { path: '/applyCorrection', Component: CorrectionPage },
  ],
});
