import { defineModule } from '@rollcall/shared/module';
import { lazy } from 'react';
import { LeavePage } from './pages/leave-page.tsx';

// Who looks at leaves should not wait for what the other pages need.
const BreaksPage = lazy(async () => ({
  default: (await import('./pages/breaks-page.tsx')).BreaksPage,
}));

export default defineModule({
  routes: [
    { path: '/leave', Component: LeavePage },
    { path: '/leave/breaks', Component: BreaksPage },
  ],
});
