import { defineModule } from '@rollcall/shared/module';
import { EmployeesPage } from './pages/employees-page.tsx';

export default defineModule({ routes: [{ path: '/employees', Component: EmployeesPage }] });
