import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRelease } from '../../testing/releases.ts';
import { countReloads } from '../../testing/reloads.ts';
import { takeRequestedPreview } from './preview.ts';
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
