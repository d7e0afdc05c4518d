import { defineModule } from '@rollcall/shared/module';
import { AskingPage } from './asking-page.tsx';
import { CataloguePage } from './catalogue/catalogue-page.tsx';
import { OverlaysPage } from './catalogue/overlays-page.tsx';
import { faultOf } from './fault.ts';
import { FaultyPage } from './faulty-page.tsx';
import { ProbePage } from './probe-page.tsx';

const fault = faultOf();
if (fault === 'import') throw new Error('The probe fails at import.');

const routes = [
  { path: '/probe', Component: ProbePage },
  { path: '/probe/catalogue', Component: CataloguePage },
  { path: '/probe/overlays', Component: OverlaysPage },
  { path: '/probe/asking', Component: AskingPage },
  { path: fault === 'routes' ? '/elsewhere' : '/probe/faulty', Component: FaultyPage },
];

export default fault === 'nothing' ? undefined : defineModule({ routes });
