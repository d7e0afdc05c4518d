import { lazy } from 'react';
import { defineModule, type EmployeeTabProps } from './federation-module.ts';

const Card = () => null;
const Tab = ({ employeeId }: EmployeeTabProps) => String(employeeId);

test('a module has its components and their points by id', () => {
  const routes = [{ path: '/payroll' }];
  expect(
    defineModule({
      routes,
      extensions: {
        'dashboard.card': { month: Card, year: Card },
        'employee.tab': { rate: Tab, note: Card },
      },
    }),
  ).toEqual({
    routes,
    extensions: { month: Card, year: Card, rate: Tab, note: Card },
    points: {
      month: 'dashboard.card',
      year: 'dashboard.card',
      rate: 'employee.tab',
      note: 'employee.tab',
    },
  });
  expect(defineModule({ routes })).toEqual({ routes, extensions: {}, points: {} });
});

type Extensions = NonNullable<Parameters<typeof defineModule>[0]['extensions']>;

test('a component must fit what its point gives', () => {
  const define = (extensions: Extensions) => defineModule({ routes: [], extensions });
  const Other = ({ logId }: { readonly logId: number }) => String(logId);
  const LazyTab = lazy(async () => ({ default: Tab }));
  expect(define({ 'employee.tab': { rate: Tab, lazy: LazyTab } }).points).toEqual({
    rate: 'employee.tab',
    lazy: 'employee.tab',
  });
  // @ts-expect-error -- a card is given no employee
  define({ 'dashboard.card': { month: Tab } });
  // @ts-expect-error -- nor is a page of Settings, and a lazy component is no way around it
  define({ 'settings.page': { rates: LazyTab } });
  // @ts-expect-error -- a tab is given an employee, not a time log
  define({ 'employee.tab': { rate: Other } });
  // @ts-expect-error -- no such point
  define({ 'dashboard.tab': { month: Card } });
});
