import { defineModule } from '@rollcall/shared/module';
import { lazy } from 'react';
import { LeavePage } from './pages/leave-page.tsx';

// The leave page should not wait for the code of the other pages.
const BreaksPage = lazy(async () => ({
  default: (await import('./pages/breaks-page.tsx')).BreaksPage,
}));
const MyLeavePage = lazy(async () => ({
  default: (await import('./pages/my-leave-page.tsx')).MyLeavePage,
}));

export default defineModule({
  routes: [
    { path: '/leave', Component: LeavePage },
    { path: '/leave/breaks', Component: BreaksPage },
    { path: '/my/leave', Component: MyLeavePage },
  ],
});
