import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleJson } from '@rollcall/shared/module';
import federated from './module.ts';

const text = readFileSync(join(__dirname, '../module.json'), 'utf8');
const descriptor = moduleJson.parse(JSON.parse(text));

test('the module has exactly the routes of its descriptor', () => {
  expect(federated.routes.map(({ path }) => path)).toEqual(
    descriptor.routes.map(({ path }) => path),
  );
});

test('the module has exactly the extensions of its descriptor', () => {
  expect(federated.points).toEqual(
    Object.fromEntries((descriptor.extensions ?? []).map(({ id, point }) => [id, point])),
  );
});
