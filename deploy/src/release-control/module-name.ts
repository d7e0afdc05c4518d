import { isModuleName } from '@rollcall/shared/module';
import { ControlError } from '../http/control-error.ts';

/** @throws ControlError for a name that can have no uploads. */
export function moduleName(name: string): string {
  if (isModuleName(name)) return name;
  throw new ControlError(
    404,
    name === 'shell'
      ? 'The shell is released with the console.'
      : 'There is no module of this name.',
  );
}
