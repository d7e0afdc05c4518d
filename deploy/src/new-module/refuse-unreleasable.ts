import { moduleJson } from '@rollcall/shared/module';
import { listWorkspaces } from '../build/workspaces.ts';
import { assertRules, SOURCE_RULES } from '../gate/gate.ts';
import { noCollision } from '../gate/rules/no-collision.ts';

/**
 * Refuses, before anything is written, a module that the gate would refuse at its first release: for example when its
 * title is too long or another module of the checkout has its route.
 * @throws GateError
 */
export async function refuseUnreleasable(root: string, name: string, json: string): Promise<void> {
  const source: unknown = JSON.parse(json);
  await assertRules(`${name}/module.json`, SOURCE_RULES, { name, descriptor: source });
  const recordOf = (one: string, descriptor: unknown) => ({
    name: one,
    version: '1.0.0',
    descriptor: moduleJson.parse(descriptor),
    consumes: [],
  });
  const modules = listWorkspaces(root).filter(({ kind }) => kind === 'module');
  await assertRules(name, [noCollision], {
    candidate: recordOf(name, source),
    live: {
      list: undefined,
      shells: [],
      modules: modules.map((one) => recordOf(one.name, one.descriptor)),
    },
    isRollback: false,
    again: false,
  });
}
