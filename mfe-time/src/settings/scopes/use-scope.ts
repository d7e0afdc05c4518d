import { planScopeQuery } from '@rollcall/shared/calls';
import { useDialogParameters, useListParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { COMPANY } from './scope-name.ts';

/** The value of `?entry=` for a change that begins with no entry. */
export const NEW = 'new';

/**
 * The scope in the URL, `?scope=employee:12`, by default the company, with what counts in it today; `?entry=ID` or `?entry=new` opens
 * a change, `?delete=ID` a deletion.
 */
export function useScope() {
  const { filter, showFilter } = useListParameters();
  const scope = filter('scope') ?? COMPANY;
  const today = useQuery(planScopeQuery(scope));
  const change = useDialogParameters({ which: ['entry'], inside: ['dialog'] });
  const deletion = useDialogParameters({ which: ['delete'] });
  return {
    scope,
    today,
    show: (next: string) => showFilter({ scope: next === COMPANY ? undefined : next }),
    change,
    deletion,
  };
}
