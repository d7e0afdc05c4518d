import { type ModuleDescriptor, shapeOf } from '@rollcall/shared/module';
import type { ModuleFacts, Rule } from './rule.ts';

/** Paths that belong to the shell, the web host or the API. */
const RESERVED_PATHS = /^\/(unauthorized|settings|api|ext|modules|sdk|shell|ready)?(\/|$)/;

const routesOf = ({ routes }: ModuleDescriptor) =>
  routes.map(({ path }) => ({ key: shapeOf(path), label: `the route ${path}` }));

const navOf = ({ nav }: ModuleDescriptor) =>
  nav
    .flatMap((group) => [group.id, ...group.children.map(({ id }) => id)])
    .map((id) => ({ key: `#${id}`, label: `the navigation id ${id}` }));

const claimsOf = (descriptor: ModuleDescriptor) => [...routesOf(descriptor), ...navOf(descriptor)];

/** No route and no navigation id belongs to the shell, to another module, or twice to this one (design §4). */
export const noCollision: Rule<ModuleFacts> = {
  name: 'no-collision',
  fix: 'choose another path or id in module.json, or first release the other module without it.',
  check({ candidate, live }) {
    const owners = new Map<string, string>();
    for (const { name, descriptor } of live.modules) {
      if (name === candidate.name) continue;
      for (const { key } of claimsOf(descriptor)) owners.set(key, name);
    }
    const problems: string[] = [];
    for (const { key, label } of claimsOf(candidate.descriptor)) {
      const owner = RESERVED_PATHS.test(key) ? 'the shell' : owners.get(key);
      if (owner === candidate.name) problems.push(`${label} is listed twice`);
      else if (owner !== undefined) problems.push(`${label} belongs to ${owner}`);
      owners.set(key, candidate.name);
    }
    return problems.length > 0 ? problems.join('; ') : undefined;
  },
};
