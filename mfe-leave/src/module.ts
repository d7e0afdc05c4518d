import { defineModule } from '@rollcall/shared/module';
import { LeavePage } from './pages/leave-page.tsx';

export default defineModule({ routes: [{ path: '/leave', Component: LeavePage }] });
