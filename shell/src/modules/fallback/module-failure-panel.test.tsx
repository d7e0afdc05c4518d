import { render, screen } from '@testing-library/react';
import { ModuleError, type ModuleFailure } from '../load-module/module-error.ts';
import { ModuleFailurePanel } from './module-failure-panel.tsx';

interface Known {
  readonly version?: string;
  readonly team?: string;
}

function show(failure: ModuleFailure, changes: Known = {}) {
  const error = new ModuleError('mfe-time', changes.version, failure);
  render(
    <ModuleFailurePanel
      title="Time Logs"
      team={changes.team}
      error={error}
      supportId="K3X"
      onRetry={() => undefined}
    />,
  );
  return screen.getByRole('alert', { name: 'Time Logs is not available' });
}

test.each<[failure: ModuleFailure, words: string, canRetry: boolean]>([
  [{ kind: 'disabled' }, 'is switched off for the moment', false],
  [
    {
      kind: 'incompatible',
      incompatibility: { reason: 'platform', required: '^2.0.0', platform: '1.4.0' },
    },
    'was made for platform ^2.0.0; the console is 1.4.0',
    false,
  ],
  [
    { kind: 'incompatible', incompatibility: { reason: 'consumes', missing: ['react'] } },
    'needs something that the console does not have yet',
    false,
  ],
  [{ kind: 'timeout', afterMs: 8000 }, 'did not arrive within 8 seconds', true],
  [{ kind: 'timeout', afterMs: 2450 }, 'did not arrive within 2.5 seconds', true],
  [{ kind: 'load' }, 'could not be loaded', true],
  [{ kind: 'shape', problem: 'it exports no routes' }, 'incomplete: it exports no routes.', true],
  [{ kind: 'render' }, 'ran into a problem while it was drawn', true],
])(
  '%j reads "%s"; Retry is there where it can help: %j (design §5)',
  (failure, words, canRetry) => {
    expect(show(failure)).toHaveTextContent(words);
    expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(canRetry ? 1 : 0);
  },
);

test.each<[string, Known]>([
  ['all that is known', { version: '1.0.0-abc1234', team: 'attendance' }],
  ['no more than is known', {}],
])('whoever asks for help can say %s', (_, known) => {
  show({ kind: 'load' }, known);
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Module', 'mfe-time'],
    ['Version', known.version ?? 'unknown'],
    ...(known.team ? [['Team', known.team]] : []),
    ['Support id', 'K3X'],
  ]);
});
