import { defineModule } from '@rollcall/shared/module';
import { ProbePage } from './probe-page.tsx';

export default defineModule({ routes: [{ path: '/probe', Component: ProbePage }] });
