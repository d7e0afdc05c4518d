import { defineModule } from '@rollcall/shared/module';
import { PayrollPage } from './pages/payroll-page.tsx';
import { MonthCard } from './payroll/month-card.tsx';
import { PayrollSettings } from './payroll/payroll-settings.tsx';
import { RateTab } from './payroll/rate-tab.tsx';

export default defineModule({
  routes: [{ path: '/payroll', Component: PayrollPage }],
  extensions: {
    'dashboard.card': { month: MonthCard },
    'employee.tab': { rate: RateTab },
    'settings.page': { settings: PayrollSettings },
  },
});
