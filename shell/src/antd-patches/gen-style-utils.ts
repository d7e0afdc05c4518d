import { useCSSVarRegister } from '@ant-design/cssinjs';
import { ConfigContext } from 'antd/es/config-provider/context';
import useToken, { unitless } from 'antd/es/theme/useToken';
import { useContext } from 'react';
import { insertSheet, type Sheet } from './insert-sheet.ts';

type Tokens = Record<string, unknown>;

interface Options {
  /** False where another component has rules for this one, such as a dropdown for its menu. */
  readonly injectStyle?: boolean;
  readonly unitless?: Readonly<Record<string, boolean>>;
  readonly ignore?: Readonly<Record<string, boolean>>;
  readonly deprecatedTokens?: readonly (readonly [old: string, current: string])[];
  readonly extraCssVarPrefixCls?:
    | readonly string[]
    | ((classes: { prefixCls: string; rootCls: string }) => readonly string[]);
}

/**
 * Replaces what antd makes its style hooks with (rsbuild.shared.ts). The build has put the rules of each in the place of
 * the function that generates them (decision 083). Only a component's variables, which depend on the theme, are calculated
 * in the page.
 */
export function genStyleHooks(
  component: string | readonly string[],
  sheet: Sheet,
  getDefaultToken?: unknown,
  options: Options = {},
) {
  const name = typeof component === 'string' ? component : (component[0] ?? '');
  const useVariables = variablesOf(name, getDefaultToken, options);
  return (prefixCls: string, rootCls = prefixCls): [string, string] => {
    useSheet(options.injectStyle === false ? undefined : sheet);
    const { extraCssVarPrefixCls: extra } = options;
    const more = typeof extra === 'function' ? extra({ prefixCls, rootCls }) : extra;
    // Rules of one theme only would have a class of their own.
    return ['', useVariables(more?.length ? [rootCls, ...more] : rootCls)];
  };
}

/** A style hook without variables. */
export function genComponentStyleHook(_component: unknown, sheet: Sheet) {
  return () => {
    useSheet(sheet);
    return '';
  };
}

/** A component for the rules that some uses of another one need. */
export function genSubStyleComponent(_component: unknown, sheet: Sheet) {
  return function SubStyle() {
    useSheet(sheet);
    return null;
  };
}

/** Adds rules to the page when the first component that has them is drawn. */
function useSheet(sheet: Sheet | undefined): void {
  const { csp } = useContext(ConfigContext);
  if (sheet) insertSheet(sheet, csp?.nonce);
}

/** Writes a component's variables into the page; its result is the class that has them. */
function variablesOf(component: string, getDefaultToken: unknown, options: Options) {
  const named = (key: string) => component + key.slice(0, 1).toUpperCase() + key.slice(1);
  const withoutUnit = { ...unitless, [named('zIndexPopup')]: true };
  for (const [key, value] of Object.entries(options.unitless ?? {})) {
    Object.assign(withoutUnit, { [named(key)]: value });
  }
  return (scope: string | string[]): string => {
    const [, token, , , cssVar] = useToken();
    const { csp } = useContext(ConfigContext);
    const { prefix = '', key = '' } = cssVar ?? {};
    useCSSVarRegister(
      {
        path: [component],
        prefix,
        key,
        unitless: withoutUnit,
        ...(options.ignore && { ignore: options.ignore }),
        token,
        scope,
        nonce: () => csp?.nonce ?? '',
      },
      () => {
        const { own, defaults } = tokensOf(component, token, getDefaultToken, options);
        // Those with a default belong to the component; the others are of the theme, with the component's value.
        return Object.fromEntries(
          Object.entries(own).map(([name, value]) => [
            name in defaults ? named(name) : name,
            value,
          ]),
        );
      },
    );
    return key;
  };
}

/** A component's values in a theme, without those that are the theme's, and its defaults. */
function tokensOf(component: string, theme: object, getDefaultToken: unknown, options: Options) {
  const all = theme as Tokens;
  const custom = { ...(all[component] as Tokens | undefined) };
  const defaults: Tokens =
    typeof getDefaultToken === 'function'
      ? getDefaultToken({ ...all, ...custom })
      : ((getDefaultToken as Tokens | undefined) ?? {});
  for (const [old, current] of options.deprecatedTokens ?? []) {
    if (custom[old]) custom[current] ??= custom[old];
  }
  const values = Object.entries({ ...defaults, ...custom });
  const own = Object.fromEntries(values.filter(([name, value]) => value !== all[name]));
  return { own, defaults };
}

/** Names of a component's variables in rules and inline styles. */
export function genCssVar(antCls: string, component: string) {
  const name = (key: string) => `--${antCls.replaceAll('.', '')}-${component}-${key}`;
  const reference = (key: string, fallback?: string) =>
    fallback ? `var(${name(key)}, ${fallback})` : `var(${name(key)})`;
  return [name, reference] as const;
}
