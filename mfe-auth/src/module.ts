import { defineModule } from '@rollcall/shared/module';
import { LoginPage } from './pages/login-page.tsx';

export default defineModule({ routes: [{ path: '/login', Component: LoginPage }] });
