import { defineModule } from '@rollcall/shared/module';
import { TemplatePage } from './pages/template-page.tsx';

export default defineModule({ routes: [{ path: '/template', Component: TemplatePage }] });
