import type { SessionUser } from '@rollcall/shared/contract';
import { sessionStore } from '@rollcall/shared/session';
import { serveContract } from '@rollcall/shared/testing';
import { DraftOffer, formOf, RejectPopover, useFormDraft, useKeptState } from '@rollcall/shared/ui';
import { act, screen } from '@testing-library/react';
import { Input } from 'antd';
import { useState } from 'react';
import { create } from 'zustand';
import { aRelease } from '../../testing/releases.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const server = serveContract();
const TIME = aRelease({ routes: [{ path: '/time/logs', access: 'admin', title: 'Time Logs' }] });

interface Values {
  readonly bankAccountNumber: string;
}
const { Form, Field, useForm } = formOf<Values>();

/** A form whose page offers its input. */
function Drafted() {
  const form = useForm();
  const draft = useFormDraft<Values>('account');
  const restore = (values: Values) => {
    form.setFieldsValue(values);
    draft.keep(values);
  };
  return (
    <>
      <DraftOffer draft={draft.offer} onRestore={restore} />
      <Form
        hasDraft
        form={form}
        name="a"
        onEdit={() => draft.keep(form.getFieldsValue(true))}
        onSubmit={save}
      >
        <Account />
      </Form>
    </>
  );
}

/** A form that offers its input itself. */
function Plain({ subject, onEdit }: Pick<React.ComponentProps<typeof Form>, 'subject' | 'onEdit'>) {
  return (
    <Form form={useForm()} name="a" subject={subject} onEdit={onEdit} onSubmit={save}>
      <Account />
      <button type="submit">Save</button>
    </Form>
  );
}

const Account = () => (
  <Field name="bankAccountNumber" label="Account">
    <Input />
  </Field>
);
const save = jest.fn(async () => undefined);

/** Whether the page throws when it is drawn. */
const broken = create(() => ({ isBroken: false }));

function Page({ children }: { readonly children: React.ReactNode }) {
  if (broken(({ isBroken }) => isBroken)) throw new Error('bad data');
  return children;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function open(form: React.ReactNode) {
  const element = <Page>{form}</Page>;
  const load = () => ({ default: { routes: [{ path: '/time/logs', element }] } });
  return renderConsole({ server, path: '/time/logs', releases: [TIME], load });
}
type User = ReturnType<typeof open>['user'];

/** The page fails to render; `meanwhile`, before Retry, something else happens. */
async function failAndRetry(user: User, meanwhile: () => void = () => undefined): Promise<void> {
  act(() => broken.setState({ isBroken: true }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  broken.setState({ isBroken: false });
  act(meanwhile);
  await user.click(retry);
}

test.each([
  ['offers it', <Plain key="plain" />],
  ['has a page that does', <Drafted key="drafted" />],
])('input is kept when the page fails, where the form %s, secret fields too', async (_, form) => {
  const { user } = open(form);
  await user.type(await screen.findByLabelText('Account'), 'NL91');
  await failAndRetry(user);
  expect(await screen.findByLabelText('Account')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('NL91');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('Account')).toHaveValue('NL91');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  // Also what was restored and not changed again.
  await failAndRetry(user);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await failAndRetry(user);
  await screen.findByLabelText('Account');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('what was saved is not offered, nor what another user typed', async () => {
  const { user } = open(<Plain />);
  await user.type(await screen.findByLabelText('Account'), 'NL91');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await failAndRetry(user);
  await user.type(await screen.findByLabelText('Account'), 'BE68');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  await failAndRetry(user, () => {
    const { token, user: signedIn } = sessionStore.getState();
    const employee = { ...signedIn, id: 99 } as SessionUser;
    sessionStore.getState().signIn({ token: token ?? '', employee });
  });
  await screen.findByLabelText('Account');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('once other input was sent, what was kept before is not offered again', async () => {
  const { user, go } = open(<Plain />);
  await user.type(await screen.findByLabelText('Account'), 'NL91');
  await failAndRetry(user);
  await user.type(await screen.findByLabelText('Account'), 'BE68');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await go('/nowhere');
  await go('/time/logs');
  await screen.findByLabelText('Account');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('the reason of a rejection is there again', async () => {
  const { user } = open(<RejectPopover about={{}} draft="r1" isDisabled={false} onReject={save} />);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await user.type(screen.getByLabelText('Reason for the rejection'), 'Too late');
  await failAndRetry(user);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(screen.getByLabelText('Reason for the rejection')).toHaveValue('Too late');
});

test('what follows the input follows what was restored', async () => {
  function Followed() {
    const [account, setAccount] = useState('');
    return (
      <>
        <output aria-label="Preview">{account}</output>
        <Plain onEdit={({ bankAccountNumber = '' }) => setAccount(bankAccountNumber)} />
      </>
    );
  }
  const { user } = open(<Followed />);
  await user.type(await screen.findByLabelText('Account'), 'NL91');
  await failAndRetry(user);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByRole('status', { name: 'Preview' })).toHaveTextContent('NL91');
});

test('input about one record is not offered for another', async () => {
  const other = create(() => ({ subject: 1 }));
  function OfSubject() {
    const subject = other((state) => state.subject);
    return <Plain key={subject} subject={subject} />;
  }
  const { user } = open(<OfSubject />);
  await user.type(await screen.findByLabelText('Account'), 'NL91');
  await failAndRetry(user, () => other.setState({ subject: 2 }));
  await screen.findByLabelText('Account');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  act(() => other.setState({ subject: 1 }));
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
});

test('input without a form is there again, until it was sent', async () => {
  function Reason() {
    const [reason, setReason, forget] = useKeptState('reason-7', '');
    return (
      <>
        <Input
          aria-label="Reason"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <button type="button" onClick={forget}>
          Send
        </button>
      </>
    );
  }
  const { user } = open(<Reason />);
  await user.type(await screen.findByLabelText('Reason'), 'Dentist');
  await failAndRetry(user);
  expect(await screen.findByLabelText('Reason')).toHaveValue('Dentist');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await failAndRetry(user);
  expect(await screen.findByLabelText('Reason')).toHaveValue('');
});
