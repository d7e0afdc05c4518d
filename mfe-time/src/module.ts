import { defineModule } from '@rollcall/shared/module';
import { TimeLogsPage } from './pages/time-logs-page.tsx';
import { TodayPage } from './pages/today-page.tsx';

export default defineModule({
  routes: [
    { path: '/time/logs', Component: TimeLogsPage },
    { path: '/time/today', Component: TodayPage },
  ],
});
