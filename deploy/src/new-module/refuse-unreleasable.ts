import { moduleDescriptor } from '@rollcall/shared/module';
import { listWorkspaces } from '../build/workspaces.ts';
import { assertRules, SOURCE_RULES } from '../gate/gate.ts';
import { noCollision } from '../gate/rules/no-collision.ts';

/**
 * Refuses what the gate would refuse at the module's first release, before anything is written: a title that is too
 * long, a route that another module of the checkout has.
 * @throws GateError
 */
export async function refuseUnreleasable(root: string, name: string, json: string): Promise<void> {
  const source: unknown = JSON.parse(json);
  await assertRules(`${name}/module.json`, SOURCE_RULES, { name, descriptor: source });
  const recordOf = (one: string, descriptor: unknown) => ({
    name: one,
    version: '1.0.0',
    descriptor: moduleDescriptor.parse(descriptor),
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
