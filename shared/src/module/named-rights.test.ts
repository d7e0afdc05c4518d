import { namedRights } from './named-rights.ts';
import type { ReleaseList } from './release-list.ts';

const release = (title: string, parts: object = {}, disabled = false) => ({
  current: '1',
  disabled,
  releases: { 1: { descriptor: { title, routes: [], nav: [], ...parts } } },
});

test('the rights of routes, links and extensions of live modules, with the titles of the modules', () => {
  const list = {
    modules: {
      'mfe-payroll': release('Payroll', {
        routes: [{ path: '/payroll', right: 'payroll' }, { path: '/help' }],
        nav: [{ children: [{ id: 'payroll', right: 'payroll' }, { id: 'help' }] }],
        extensions: [{ id: 'rate', right: 'pay-rates' }],
      }),
      'mfe-cars': release('Cars', { extensions: [{ id: 'cars', right: 'payroll' }] }),
      'mfe-off': release('Off', { routes: [{ path: '/off', right: 'off' }] }, true),
      'mfe-time': release('Time'),
    },
  } as unknown as ReleaseList;
  expect(namedRights(list)).toEqual([
    { right: 'pay-rates', modules: ['Payroll'] },
    { right: 'payroll', modules: ['Cars', 'Payroll'] },
  ]);
});
