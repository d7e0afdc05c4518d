/** @jest-environment jsdom */
import { sessionStore } from '@rollcall/shared/session';
import { serveContract } from '@rollcall/shared/testing';
import { screen } from '@testing-library/react';
import { aRelease } from '../testing/releases.ts';
import { renderConsole } from '../testing/render-console.tsx';

const server = serveContract();
const MY_TIME = aRelease({
  routes: [{ path: '/my/time', access: 'session', title: 'My Time', capability: 'self' }],
});

test.each([
  ['administrator', 'admin', 'Go to the dashboard'],
  ['employee', 'session', 'Go to My Time'],
] as const)(
  'without the right of a page, an %s sees which one and keeps the session (decision 076)',
  async (who, access, wayOn) => {
    const routes = [{ path: '/assets', access, title: 'Assets', right: 'assets' }];
    const releases = [MY_TIME, aRelease({ name: 'mfe-assets', routes })];
    const { at } = renderConsole({
      server,
      path: '/assets',
      who,
      releases,
      capabilities: ['self'],
    });
    expect(await screen.findByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible();
    expect(document.title).toBe('Access Denied · Rollcall');
    expect(screen.getByText(/needs the right “assets”/)).toBeVisible();
    expect(screen.getByRole('link', { name: wayOn })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to sign in' })).toBeNull();
    expect(at()).toBe('/assets');
    expect(sessionStore.getState().token).not.toBeNull();
  },
);
