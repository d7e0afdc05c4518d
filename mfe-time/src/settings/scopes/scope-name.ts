import type { PlanScope, SourcedValue } from '@rollcall/shared/calls';
import { TEXTS } from './texts.ts';

/** The company's scope. */
export const COMPANY = 'company';

/** A scope in words. */
export function scopeName({ scope, name, code }: PlanScope): string {
  if (scope.startsWith('department:')) return TEXTS.departmentName(name ?? '-');
  if (scope.startsWith('employee:')) return TEXTS.employeeName(name ?? '-', code);
  return TEXTS.company;
}

/** Where a value comes from: this scope, a wider one, or the server. */
export function sourceText(
  { scope }: SourcedValue,
  { own, wider }: { readonly own: string; readonly wider: readonly PlanScope[] },
): string {
  if (scope === null) return TEXTS.ofServer;
  if (scope === own) return TEXTS.own;
  const found = wider.find((each) => each.scope === scope);
  return TEXTS.from(scopeName(found ?? { scope, name: null, code: null }));
}
