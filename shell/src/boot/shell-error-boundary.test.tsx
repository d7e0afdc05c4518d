import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countReloads } from '../testing/reloads.ts';
import { ShellErrorBoundary } from './shell-error-boundary.tsx';

const fail = jest.fn();

/** Renders a page that throws, with a guard that can or cannot load another version. */
function renderFailing(error: unknown, canFallBack: boolean) {
  // React prints each error that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fail.mockReset().mockReturnValue(canFallBack);
  globalThis.rollcallBoot = { started() {}, wait: () => () => {}, fail };
  const Broken = (): never => {
    throw error;
  };
  return render(
    <ShellErrorBoundary>
      <Broken />
    </ShellErrorBoundary>,
  );
}

const thrownIn = (file: string, changes: object = {}) =>
  Object.assign(new Error('Broken'), { stack: `at f (http://localhost${file}:1:1)` }, changes);

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.rollcallBoot = undefined;
});

test('an error of the shell loads last known good, and nothing flashes before', () => {
  const { container } = renderFailing(thrownIn('/shell/1.0.0-a/static/js/a.js'), true);
  expect(fail.mock.calls).toEqual([['render']]);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['null', null],
  ['a text', 'Broken'],
  [
    'an error whose message names a module',
    Object.assign(new Error('cannot read http://localhost/modules/mfe-time/a.js'), {
      stack:
        'Error: cannot read http://localhost/modules/mfe-time/a.js\n at f (http://localhost/shell/1/a.js:1:1)',
    }),
  ],
])('so does %s', (_, error) => {
  renderFailing(error, true);
  expect(fail.mock.calls).toEqual([['render']]);
});

test('without another version it says what to do', async () => {
  const reloads = countReloads();
  renderFailing(thrownIn('/shell/1.0.0-a/static/js/a.js'), false);
  expect(screen.getByRole('alert')).toHaveTextContent('Rollcall ran into a problem');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloads()).toBe(1);
});

test.each([
  ['a module', thrownIn('/modules/mfe-time/1/a.js'), 'contact your administrator'],
  [
    'a part that did not arrive',
    thrownIn('/shell/1/a.js', { name: 'ChunkLoadError' }),
    'connection',
  ],
  [
    'a style sheet that did not arrive',
    thrownIn('/shell/1/a.js', { code: 'CSS_CHUNK_LOAD_FAILED' }),
    'connection',
  ],
])('an error of %s is no fault of the shell', (_, error, advice) => {
  renderFailing(error, true);
  expect(fail).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(advice);
});

test('without an error the page is rendered', () => {
  render(<ShellErrorBoundary>Dashboard</ShellErrorBoundary>);
  expect(screen.getByText('Dashboard')).toBeVisible();
});
