import type { Locator, Page } from '@playwright/test';

/** The punch clock of My Time. */
export const punchClock = (page: Page) => ({
  notIn: page.getByText('You are not punched in.'),
  inSince: page.getByText(/^Punched in since \d{2}:\d{2}\s[AP]M$/),
  onBreakSince: page.getByText(/^On a break since/),
  punchIn: page.getByRole('button', { name: 'Punch In' }),
  punchOut: page.getByRole('button', { name: 'Punch Out' }),
  breakReason: page.getByLabel('Reason for the break (optional)'),
  startBreak: page.getByRole('button', { name: 'Start Break' }),
  today: page.getByRole('region', { name: 'Today' }),
});

/** The fields of a form with two times and a reason: a correction or a manual log. */
const timesForm = (form: Page | Locator) => ({
  punchIn: form.getByLabel('Punch In'),
  punchOut: form.getByLabel('Punch Out'),
  reason: form.getByLabel('Reason'),
});

/** Fills both times, in the format of the browser's field, and the reason. */
export async function fillTimes(
  form: Page | Locator,
  { punchIn, punchOut, reason }: Record<'punchIn' | 'punchOut' | 'reason', string>,
): Promise<void> {
  const fields = timesForm(form);
  await fields.punchIn.fill(punchIn);
  await fields.punchOut.fill(punchOut);
  await fields.reason.fill(reason);
}
