import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRelease } from '../../testing/releases.ts';
import { countReloads } from '../../testing/reloads.ts';
import { takeWantedPreview } from './preview.ts';
import { PreviewBanner } from './preview-banner.tsx';

const WANTED = { name: 'mfe-time', version: '1.5.0-abc1234' };

afterEach(() => jest.restoreAllMocks());

test.each([
  [
    'what is shown',
    { ...WANTED, release: aRelease() },
    'You are looking at mfe-time 1.5.0-abc1234, which is not live. Only this tab shows it.',
  ],
  [
    'why it is not',
    { ...WANTED, problem: 'There is no such release in the store.' },
    'mfe-time 1.5.0-abc1234 is not shown. There is no such release in the store.',
  ],
])('a preview says %s (design §6)', (_, preview, text) => {
  render(<PreviewBanner preview={preview} />);
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(text);
});

test('Leave preview loads the page again, and what is live then (design §6)', async () => {
  const take = (href: string) =>
    takeWantedPreview(new URL(href, location.href), sessionStorage, () => undefined);
  expect(take('/?preview=mfe-time@1.5.0-abc1234')).toEqual(WANTED);
  const reloads = countReloads();
  render(<PreviewBanner preview={{ ...WANTED, release: aRelease() }} />);
  expect(reloads()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Leave preview' }));
  expect(reloads()).toBe(1);
  expect(take('/')).toBeUndefined();
});
