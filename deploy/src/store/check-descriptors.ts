import { moduleDescriptor } from '@rollcall/shared/module';
import type { Workspace } from '../build/workspaces.ts';
import { StartError } from '../start-error.ts';

/**
 * Refuses descriptors that are malformed or claim what another module has: a route, a navigation id, a name
 * (design §4). Nothing is built before all of them are sound.
 * @throws StartError naming the file, the field and the rule.
 */
export function checkDescriptors(
  workspaces: readonly Pick<Workspace, 'name' | 'descriptor'>[],
): void {
  const owners = new Map<string, string>();
  for (const { name, descriptor: given } of workspaces) {
    if (given === undefined) continue;
    const parsed = moduleDescriptor.safeParse(given);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new StartError(
        `${name}/module.json: ${issue?.path.join('.') || 'the descriptor'}: ${issue?.message}.`,
      );
    }
    const descriptor = parsed.data;
    if (descriptor.name !== name) {
      throw new StartError(
        `${name}/module.json: name is ${descriptor.name}; it must be the folder's name.`,
      );
    }
    const claims = [
      ...descriptor.routes.map((route) => `the route ${route.path}`),
      ...descriptor.nav
        .flatMap((group) => [group.id, ...group.children.map(({ id }) => id)])
        .map((id) => `the navigation id ${id}`),
    ];
    for (const claim of claims) {
      const owner = owners.get(claim);
      if (owner !== undefined) {
        throw new StartError(`${name}/module.json: ${claim} belongs to ${owner}; take another.`);
      }
      owners.set(claim, name);
    }
  }
}
