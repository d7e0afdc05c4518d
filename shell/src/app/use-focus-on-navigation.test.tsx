import { serveContract } from '@rollcall/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { aRelease } from '../testing/releases.ts';
import { aModuleOf, renderConsole } from '../testing/render-console.tsx';

const server = serveContract();

const EMPLOYEES = aRelease({
  name: 'mfe-employees',
  title: 'Employees',
  routes: [{ path: '/employees', access: 'admin', title: 'All Employees' }],
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a navigation focuses the heading of the new page, also after its placeholder (decision 062)', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { user, go } = renderConsole({
    server,
    path: '/employees',
    releases: [EMPLOYEES],
    capabilities: ['self'],
    load: (release) => (release.name === 'mfe-employees' ? promise : aModuleOf(release)),
  });
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await heading('Loading All Employees')).toBeInTheDocument();
  // The first page of a visit leaves the focus to the browser.
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await waitFor(async () => expect(await heading('Dashboard')).toHaveFocus());
  document.documentElement.scrollTop = 300;
  await go('/employees');
  const placeholder = await heading('Loading All Employees');
  await waitFor(() => expect(placeholder).toHaveFocus());
  expect(document.documentElement.scrollTop).toBe(0);
  expect(document.title).toBe('All Employees · Rollcall');
  await act(async () => resolve(aModuleOf(EMPLOYEES)));
  expect(placeholder).not.toBeInTheDocument();
  expect(await heading('All Employees')).toHaveFocus();
});

test('a navigation leaves the focus to a page that focuses a field, and a new query changes nothing (decision 062)', async () => {
  function Page() {
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => field.current?.focus(), []);
    return (
      <>
        <h1>All Employees</h1>
        <input ref={field} aria-label="Search" />
        <Link to="?page=2">Next</Link>
      </>
    );
  }
  const routes = EMPLOYEES.descriptor.routes.map(({ path }) => ({ path, Component: Page }));
  const { user, go } = renderConsole({
    server,
    path: '/',
    releases: [EMPLOYEES],
    load: (release) =>
      release.name === 'mfe-employees' ? { default: { routes } } : aModuleOf(release),
  });
  await heading('Dashboard');
  await go('/employees');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});
