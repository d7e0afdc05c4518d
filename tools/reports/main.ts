import { DRAWN_FOLDERS } from '../import-rules/folders.ts';
import { ROOT } from '../process/run-command.ts';
import { drawArchitecture } from './architecture.ts';
import { renderOpenApi } from './openapi.ts';
import { renderPlatform } from './platform.ts';
import { betweenMarkers, type Report, refreshReports } from './reports.ts';
import { renderSharedApi } from './shared-api.ts';

const areTypesEmitted = process.argv.includes('--types-are-emitted');

const REPORTS: readonly Report[] = [
  {
    path: 'docs/architecture.md',
    render: (before) => betweenMarkers(before, drawArchitecture(DRAWN_FOLDERS)),
  },
  { path: 'docs/openapi.json', render: renderOpenApi },
  { path: 'shared/platform.json', render: renderPlatform },
  {
    path: 'shared/api-report.md',
    render: (before) => renderSharedApi(before, areTypesEmitted),
  },
];

// `npm run reports` writes the generated files that are committed; `--check` fails when a file is stale.
const isCheck = process.argv.includes('--check');
try {
  for (const path of await refreshReports(ROOT, REPORTS, { isCheck })) {
    if (!isCheck) console.log(`Updated ${path}`);
    else console.error(`${path} is stale: run npm run reports and review what changed in it`);
    process.exitCode = isCheck ? 1 : 0;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
