import { isModuleName, isReleaseName } from '@rollcall/shared/module';
import { ControlError } from '../http/control-error.ts';
import type { Authorizers } from './actor.ts';

type Who = Pick<Authorizers, 'operator'>;

/** Whether a name may be published here: only the operator releases the shell. */
export const isPublished = (name: string, { operator }: Who): boolean =>
  operator === undefined ? isModuleName(name) : isReleaseName(name);

/** @throws ControlError for a name that may not be published here. */
export function publishedName(name: string, who: Who): string {
  if (isPublished(name, who)) return name;
  throw new ControlError(
    404,
    name === 'shell'
      ? 'The shell is released with the console.'
      : 'There is no module of this name.',
  );
}
