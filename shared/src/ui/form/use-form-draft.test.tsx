/** @jest-environment jsdom */

import { keepForSignIn, readAfterSignIn, sessionStore } from '@rollcall/shared/session';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { anAdministrator, aToken } from '../../testing/builders.ts';
import { forgetInput, hasInput, useFormDraft } from '../index.ts';

interface Values {
  readonly text?: string;
  readonly bankAccountNumber?: string;
}

interface Props {
  readonly about: string;
  readonly survivesClosing?: boolean;
  readonly isOffered?: boolean;
}

function Form({ about, ...options }: Props) {
  const draft = useFormDraft<Values>(`form-${about}`, options);
  const [values, setValues] = useState<Values>(draft.unsaved ?? {});
  const change = (changed: Values) => {
    setValues({ ...values, ...changed });
    draft.keep({ ...values, ...changed });
  };
  return (
    <>
      {draft.offer && <output>{JSON.stringify(draft.offer.values)}</output>}
      <button type="button" onClick={draft.offer?.forget}>
        Discard
      </button>
      <input
        aria-label="Text"
        value={values.text ?? ''}
        onChange={({ target }) => change({ text: target.value })}
      />
      <input
        aria-label="Account"
        value={values.bankAccountNumber ?? ''}
        onChange={({ target }) => change({ bankAccountNumber: target.value })}
      />
    </>
  );
}

const session = () => sessionStore.getState();
const signIn = (id = 1) =>
  act(() => session().signIn({ token: aToken(), employee: { ...anAdministrator(), id } }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

beforeEach(() => signIn());
afterEach(() => {
  cleanup();
  act(() => session().signOut());
  sessionStorage.clear();
});

test('input is in memory until the session expires; then it is stored without secrets and offered', async () => {
  render(<Form about="7" />);
  await type('Text', 'half');
  await type('Account', '4711');
  expect(sessionStorage).toHaveLength(0);
  act(() => session().expire());
  cleanup();
  expect({ ...sessionStorage }).toEqual({ 'draft:1:form-7': '{"text":"half"}' });
  signIn();
  render(<Form about="7" />);
  expect(screen.getByRole('status')).toHaveTextContent('{"text":"half"}');
  expect(screen.getByLabelText('Text')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('a closed form keeps its input only if it is meant to, with its secrets', async () => {
  render(<Form about="7" survivesClosing />);
  await type('Account', '4711');
  cleanup();
  expect(hasInput('form-7')).toBe(true);
  render(<Form about="7" survivesClosing />);
  expect(screen.getByLabelText('Account')).toHaveValue('4711');
  cleanup();
  act(() => forgetInput('form-'));
  render(<Form about="7" />);
  expect(screen.getByLabelText('Account')).toHaveValue('');
  await type('Text', 'x');
  cleanup();
  expect(hasInput('form-7')).toBe(false);
});

test('the input of a form that was closed and opened again is stored when the session expires', async () => {
  render(<Form about="7" survivesClosing />);
  await type('Text', 'half');
  cleanup();
  render(<Form about="7" survivesClosing />);
  act(() => session().expire());
  expect({ ...sessionStorage }).toEqual({ 'draft:1:form-7': '{"text":"half"}' });
});

test('the kept input of a closed form is stored when the page is reloaded, without secrets', async () => {
  render(<Form about="7" survivesClosing />);
  await type('Text', 'half');
  await type('Account', '4711');
  cleanup();
  window.dispatchEvent(new Event('pagehide'));
  expect({ ...sessionStorage }).toEqual({ 'draft:1:form-7': '{"text":"half"}' });
});

test('kept input is offered to a form that asks, and discarding it forgets every copy', async () => {
  render(<Form about="7" survivesClosing />);
  await type('Account', '4711');
  cleanup();
  render(<Form about="7" survivesClosing isOffered />);
  expect(screen.getByLabelText('Account')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('{"bankAccountNumber":"4711"}');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(hasInput('form-7')).toBe(false);
});

test('discarding an offer keeps what was typed since', async () => {
  render(<Form about="7" survivesClosing />);
  await type('Text', 'old');
  cleanup();
  render(<Form about="7" survivesClosing isOffered />);
  await type('Text', 'new');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(hasInput('form-7')).toBe(true);
});

test('the browser asks before it leaves a page with input, and only then', async () => {
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  render(<Form about="7" />);
  expect(leave()).toBe(false);
  await type('Text', 'x');
  expect(leave()).toBe(true);
  cleanup();
  expect(leave()).toBe(false);
});

test.each([
  ['a sign-out', () => session().signOut()],
  [
    'a sign-in of another user',
    () => session().signIn({ token: aToken(), employee: { ...anAdministrator(), id: 2 } }),
  ],
])('after %s no one sees the input', async (_, change) => {
  render(<Form about="7" survivesClosing />);
  await type('Text', 'mine');
  cleanup();
  act(change);
  expect(hasInput('form-7')).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('input of which only secrets remain is not stored', async () => {
  render(<Form about="7" />);
  await type('Account', '4711');
  act(() => session().expire());
  expect(sessionStorage).toHaveLength(0);
});

test('a form is kept while its user signs in, without secrets, and once', () => {
  act(() => session().signOut());
  keepForSignIn('correction', { reason: 'x', bankName: 'y' });
  signIn();
  expect(readAfterSignIn('correction')).toEqual({ reason: 'x' });
  keepForSignIn('correction', undefined);
  expect(readAfterSignIn('correction')).toBeNull();
});

test('values that are those of an untouched form are no input', () => {
  const { result } = renderHook(() =>
    useFormDraft<{ type: string; text?: string }>('form-8', { untouched: { type: 'Annual' } }),
  );
  for (const [values, expected] of [
    [{ type: 'Annual', text: '' }, false],
    [{ type: 'Sick', text: '' }, true],
    [{ type: 'Annual' }, false],
    [{ type: 'Annual', text: 'x' }, true],
    [undefined, false],
  ] as const) {
    result.current.keep(values);
    expect(hasInput('form-8')).toBe(expected);
  }
});
