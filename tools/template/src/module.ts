import { defineModule } from '@rollcall/shared/module';
import { ItemsCard } from './pages/items-card.tsx';
import { ItemsSettings } from './pages/items-settings.tsx';
import { ItemsTab } from './pages/items-tab.tsx';
import { TemplatePage } from './pages/template-page.tsx';

export default defineModule({
  routes: [{ path: '/template', Component: TemplatePage }],
  extensions: {
    'dashboard.card': { count: ItemsCard },
    'employee.tab': { items: ItemsTab },
    'settings.page': { settings: ItemsSettings },
  },
});
