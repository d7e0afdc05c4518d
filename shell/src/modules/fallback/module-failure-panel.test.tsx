import { render, screen } from '@testing-library/react';
import { setOnline } from '../../testing/connection.ts';
import { ModuleError, type ModuleFailure } from '../load-module/module-error.ts';
import { ModuleFailurePanel } from './module-failure-panel.tsx';

interface Facts {
  readonly version?: string;
  readonly team?: string;
  readonly onRetry?: () => void;
}

function show(failure: ModuleFailure, changes: Facts = {}) {
  const error = new ModuleError('mfe-time', changes.version, failure);
  render(
    <ModuleFailurePanel
      title="Time Logs"
      team={changes.team}
      error={error}
      supportId="K3X"
      onRetry={changes.onRetry ?? (() => undefined)}
    />,
  );
  return screen.getByRole('alert', { name: 'Time Logs is not available' });
}

test.each<[failure: ModuleFailure, words: string, canRetry: boolean]>([
  [{ kind: 'disabled' }, 'is currently disabled', false],
  [
    {
      kind: 'incompatible',
      incompatibility: { reason: 'platform', required: '^2.0.0', platform: '1.4.0' },
    },
    'is not compatible with this version of the console',
    false,
  ],
  [
    { kind: 'incompatible', incompatibility: { reason: 'consumes', missing: ['react'] } },
    'is not compatible with this version of the console',
    false,
  ],
  [{ kind: 'timeout', afterMs: 8000 }, 'took longer than 8 seconds to load', true],
  [{ kind: 'timeout', afterMs: 2450 }, 'took longer than 2.5 seconds to load', true],
  [{ kind: 'load' }, 'could not be loaded', true],
  [{ kind: 'shape', problem: 'it exports no routes' }, 'completely: it exports no routes.', true],
  [{ kind: 'render' }, 'ran into an unexpected problem', true],
])('%j is explained as "%s"; Retry is offered: %j (design §5)', (failure, words, canRetry) => {
  expect(show(failure)).toHaveTextContent(words);
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(canRetry ? 1 : 0);
});

test.each<[string, Facts]>([
  ['all facts', { version: '1.0.0-abc1234', team: 'attendance' }],
  ['only known facts', {}],
])('the panel lists %s for support', (_, facts) => {
  show({ kind: 'load' }, facts);
  const terms = screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(terms).toEqual([
    ['Module', 'mfe-time'],
    ['Version', facts.version ?? 'unknown'],
    ...(facts.team ? [['Team', facts.team]] : []),
    ['Support id', 'K3X'],
  ]);
});

test.each<[failure: ModuleFailure, retries: number]>([
  [{ kind: 'load' }, 1],
  [{ kind: 'timeout', afterMs: 8000 }, 1],
  [{ kind: 'disabled' }, 0],
])('after %j, the page loads by itself once the connection is back: %s', (failure, retries) => {
  const onRetry = jest.fn();
  setOnline(false);
  show(failure, { onRetry });
  expect(onRetry).not.toHaveBeenCalled();
  setOnline(true);
  expect(onRetry).toHaveBeenCalledTimes(retries);
  jest.restoreAllMocks();
});
