/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';

function messageOf(query: () => unknown): string {
  try {
    query();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

const rows = Array.from({ length: 100 }, (_, row) => `row ${row}`);

beforeEach(() => {
  render(
    <main>
      <style>{'p { color: red }'}</style>
      <h1>Payslips</h1>
      <button type="button" aria-label="Clear search" />
      <p>Ada</p>
      <p>Ada</p>
      {rows.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </main>,
  );
});

test.each([
  ['a role', () => screen.getByRole('button', { name: 'Save' }), 'role "button" and name "Save"'],
  ['a text', () => screen.getByText('Grace'), 'an element with the text: Grace'],
  ['a label', () => screen.getByLabelText('Rate'), 'a label with the text of: Rate'],
])('an error for %s has the reason and what is on the page, in few lines', (_, query, reason) => {
  const message = messageOf(query);
  expect(message).toContain(reason);
  expect(message).toContain('On the page: Payslips · Clear search · Ada · Ada · row 0 ·');
  expect(message.split('\n').length).toBeLessThan(5);
  expect(message.length).toBeLessThan(1_500);
});

test('an element that is not found in time is reported in the same way', async () => {
  const message = String(await screen.findByText('Grace', {}, { timeout: 0 }).catch(String));
  expect(message.match(/On the page:/g)).toHaveLength(1);
  expect(message.split('\n').length).toBeLessThan(5);
});

test('several elements are listed by their tags', () => {
  const message = messageOf(() => screen.getByText('Ada'));
  expect(message).toContain('Found multiple elements with the text: Ada');
  expect(message).toContain('<p>\n\n<p>');
  expect(message.split('\n').length).toBeLessThan(12);
});

test('another failure of waitFor keeps its message', async () => {
  const attempt = () => expect(screen.getByRole('heading')).toHaveTextContent('Rates');
  const message = await waitFor(attempt, { timeout: 0 }).catch(String);
  expect(message).toContain('Rates');
  expect(message).not.toContain('On the page');
});
