import type { ModuleWords } from './module-name.ts';

/** The files of a new module that its team goes on from: one page for administrators, in the sidebar. */
export function ownFiles({ name, slug, title, pascal, team }: ModuleWords): Record<string, string> {
  return {
    'module.json': `{
  "name": "${name}",
  "title": "${title}",
  "team": "${team}",
  "requires": { "platform": "^1.0.0" },
  "routes": [{ "path": "/${slug}", "access": "admin", "title": "${title}" }],
  "nav": [
    {
      "id": "${slug}",
      "label": "${title}",
      "icon": "apps",
      "order": 900,
      "children": [{ "id": "${slug}.all", "label": "${title}", "to": "/${slug}" }]
    }
  ],
  "budget": { "loadTimeoutMs": 8000, "sizeKb": 250 }
}
`,
    'README.md': `# ${name}: ${title}

Owner: team **${team}**. What the shell knows of this module before loading it is in [module.json](module.json).

| route | who | page |
|---|---|---|
| \`/${slug}\` | administrators | ${title} |

- \`src/module.ts\`: the one expose, a route for each of the descriptor (a test compares them)
- \`src/pages\`: one file a route: reads the URL, composes
- \`src/${slug}\`: the parts of its first feature

| command, at the root | does |
|---|---|
| \`npm run test -w ${name}\` | component tests of this module alone |
| \`npm run build -w ${name}\` | builds it alone, into \`dist\` |
| \`npm run dev -w ${name}\` | the running console with this module under hot reload |
| \`npm run release -w ${name}\` | tests it, builds it, makes it live |
| \`npm start\` | the whole console with it |

It needs \`@rollcall/shared\` and nothing else of this repository; libraries that hold state come from the shell at run time.
`,
    'CHANGELOG.md': `# ${name}\n\n## 1.0.0\n- ${title} at \`/${slug}\`.\n`,
    'src/module.ts': `import { defineModule } from '@rollcall/shared/module';
import { ${pascal}Page } from './pages/${slug}-page.tsx';

export default defineModule({ routes: [{ path: '/${slug}', Component: ${pascal}Page }] });
`,
    [`src/pages/${slug}-page.tsx`]: `import { PageHeading } from '@rollcall/shared/ui';
import { TEXTS } from '../${slug}/texts.ts';

/** \`/${slug}\`. */
export function ${pascal}Page() {
  return (
    <>
      <PageHeading title={TEXTS.title} />
      <p>{TEXTS.empty}</p>
    </>
  );
}
`,
    [`src/pages/${slug}-page.test.tsx`]: `import { anAdministrator, aToken, renderPage, serveContract } from '@rollcall/shared/testing';
import { screen } from '@testing-library/react';
import { ${pascal}Page } from './${slug}-page.tsx';

const server = serveContract();

test('the page says what it is', async () => {
  renderPage([{ path: '/${slug}', Component: ${pascal}Page }], {
    server,
    path: '/${slug}',
    session: { token: aToken({ role: 'ADMIN' }), employee: anAdministrator() },
  });
  expect(await screen.findByRole('heading', { name: '${title}', level: 1 })).toBeVisible();
});
`,
    [`src/${slug}/texts.ts`]: `/** Texts of ${title}. */
export const TEXTS = {
  title: '${title}',
  empty: 'Nothing here yet.',
} as const;
`,
  };
}
