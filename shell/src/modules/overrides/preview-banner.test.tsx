import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRelease } from '../../testing/releases.ts';
import { countReloads } from '../../testing/reloads.ts';
import { hasConsent, takeRequestedPreview } from './preview.ts';
import { PreviewBanner } from './preview-banner.tsx';

const REQUESTED = { name: 'mfe-time', version: '1.5.0-abc1234' };

afterEach(() => jest.restoreAllMocks());

test.each([
  [
    'what is shown',
    { ...REQUESTED, release: aRelease() },
    'You are looking at mfe-time 1.5.0-abc1234, which is not live. Only this tab shows it.',
  ],
  [
    'why it is not',
    { ...REQUESTED, problem: 'There is no such release in the store.' },
    'mfe-time 1.5.0-abc1234 is not shown. There is no such release in the store.',
  ],
  [
    'who uploaded it',
    {
      ...REQUESTED,
      upload: { team: 'payroll', by: 'deploy token 1a2b (CI)', revision: 'abc1234' },
    },
    'mfe-time 1.5.0-abc1234 was uploaded by deploy token 1a2b (CI), from revision abc1234, for the team payroll.',
  ],
])('a preview says %s (design §6)', (_, preview, text) => {
  render(<PreviewBanner preview={preview} />);
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(text);
});

test('Leave preview reloads the page with the live release (design §6)', async () => {
  const take = (href: string) =>
    takeRequestedPreview(new URL(href, location.href), sessionStorage, () => undefined);
  expect(take('/?preview=mfe-time@1.5.0-abc1234')).toEqual(REQUESTED);
  const reloads = countReloads();
  render(<PreviewBanner preview={{ ...REQUESTED, release: aRelease() }} />);
  expect(reloads()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Leave preview' }));
  expect(reloads()).toBe(1);
  expect(take('/')).toBeUndefined();
});

test('an uploaded release runs only after a press of Run with my rights, which loads the page again (decision 072)', async () => {
  const reloads = countReloads();
  render(<PreviewBanner preview={{ ...REQUESTED, upload: { team: 'payroll', by: 'CI' } }} />);
  expect(screen.getByRole('button', { name: 'Leave preview' })).toBeVisible();
  expect(hasConsent(sessionStorage, REQUESTED)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Run with my rights' }));
  expect(hasConsent(sessionStorage, REQUESTED)).toBe(true);
  expect(reloads()).toBe(1);
});
