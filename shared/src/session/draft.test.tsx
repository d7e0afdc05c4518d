/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { anAdministrator, aToken } from '../testing/builders.ts';
import { useDraft } from './draft.ts';
import { sessionStore } from './session.ts';

function Form({ about }: { readonly about: string }) {
  const [text, setText] = useState('');
  const draft = useDraft(`form-${about}`, () => (text === '' ? undefined : { text }));
  return (
    <>
      {draft && (
        <>
          <p>Unsaved input</p>
          <button
            type="button"
            onClick={() => {
              setText(draft.values.text);
              draft.forget();
            }}
          >
            Restore
          </button>
          <button type="button" onClick={draft.forget}>
            Discard
          </button>
        </>
      )}
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

const session = () => sessionStore.getState();
const signIn = (id = 1) =>
  act(() => session().signIn({ token: aToken(), employee: { ...anAdministrator(), id } }));
const offer = () => screen.queryByText('Unsaved input');

/** Opens the form, types, and ends the session. */
async function typeAndEnd(end: () => void) {
  signIn();
  render(<Form about="7" />);
  await userEvent.type(screen.getByLabelText('Text'), 'half a sentence');
  act(end);
  cleanup();
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  session().signOut();
});

test('input from before the session expired is offered to the same user again (design §7)', async () => {
  await typeAndEnd(() => session().expire());
  signIn();
  render(<Form about="7" />);
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('Text')).toHaveValue('half a sentence');
  expect(offer()).toBeNull();
  cleanup();
  render(<Form about="7" />);
  expect(offer()).toBeNull();
});

test('a draft can be discarded permanently', async () => {
  await typeAndEnd(() => session().expire());
  signIn();
  render(<Form about="7" />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Text')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['another user', 2, '7'],
  ['a form with another subject', 1, '8'],
])('a draft is not offered to %s', async (_, user, about) => {
  await typeAndEnd(() => session().expire());
  signIn(user);
  render(<Form about={about} />);
  expect(offer()).toBeNull();
});

test('a sign-out stores no draft and deletes earlier ones', async () => {
  await typeAndEnd(() => session().expire());
  expect(sessionStorage).toHaveLength(1);
  await typeAndEnd(() => session().signOut());
  expect(sessionStorage).toHaveLength(0);
});

test('an untouched form stores no draft', () => {
  signIn();
  render(<Form about="7" />);
  act(() => session().expire());
  expect(sessionStorage).toHaveLength(0);
});

function SecretForm({ values }: { readonly values: object }) {
  const draft = useDraft('secrets', () => values);
  return <output>{JSON.stringify(draft?.values)}</output>;
}

test('secret fields are never stored, whatever the form passes (decision 048)', () => {
  signIn();
  const bank = { bankAccountNumber: '4711', accountType: 'Savings', ifsc_code: 'X' };
  const rows = [{ punchIn: '09:00', otpCode: '1234' }];
  render(
    <SecretForm
      values={{ firstName: 'Ada', bloodGroup: 'AB-', pfNumber: 'PF-1', pan: 'P', ...bank, rows }}
    />,
  );
  act(() => session().expire());
  cleanup();
  expect(Object.values({ ...sessionStorage })).toEqual([
    JSON.stringify({ firstName: 'Ada', rows: [{ punchIn: '09:00' }] }),
  ]);
  signIn();
  render(<SecretForm values={{}} />);
  expect(screen.getByRole('status')).toHaveTextContent('{"firstName":"Ada"');
});

test('a form in which only secrets were typed has no draft', () => {
  signIn();
  render(<SecretForm values={{ password: 'x', bloodGroup: 'AB-' }} />);
  act(() => session().expire());
  expect(sessionStorage).toHaveLength(0);
});

test('an unreadable draft counts as none', () => {
  sessionStorage.setItem('draft:1:form-7', '{half');
  signIn();
  render(<Form about="7" />);
  expect(offer()).toBeNull();
});

test('input from before a reload is offered again, until the user decides (design §7)', async () => {
  signIn();
  render(<Form about="7" />);
  await userEvent.type(screen.getByLabelText('Text'), 'half a sentence');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  expect({ ...sessionStorage }).toEqual({ 'draft:1:form-7': '{"text":"half a sentence"}' });
  render(<Form about="7" />);
  act(() => session().expire());
  cleanup();
  signIn();
  render(<Form about="7" />);
  expect(offer()).toBeVisible();
});
