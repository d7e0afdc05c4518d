/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import { useState } from 'react';
import { emailRule, nameRule, required } from '../../domain/index.ts';
import { FormErrors, formOf, IfInvalid, ServerErrors, useBeforeSubmit } from '../index.ts';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly note: string;
}

const { Form, Field, useForm } = formOf<Person>();
const NAME = required(nameRule('Name', 5));
const EMAIL = required(emailRule('Email'));

interface Options {
  readonly isLive?: boolean;
  readonly specifiedOnly?: boolean;
  readonly onSubmit?: (values: Person) => Promise<unknown> | undefined;
  readonly refused?: readonly { readonly field: string; readonly message: string }[];
}

const onSubmit = jest.fn<Promise<unknown> | undefined, [Person]>();

/** A form whose second field is on a tab that opens only when the form shows the field. */
function People({ refused, ...options }: Options) {
  const [tab, setTab] = useState('name');
  const [hasAttempted, setHasAttempted] = useState(false);
  const form = useForm();
  const onSubmitCapture = useBeforeSubmit(form, () => setHasAttempted(true));
  return (
    <Form
      form={form}
      name="person"
      label="Person"
      onSubmit={onSubmit}
      onSubmitCapture={onSubmitCapture}
      onReveal={setTab}
      {...options}
    >
      <FormErrors />
      <ServerErrors errors={refused} />
      <Field name="name" label="Name" rule={NAME} isMarked hint="As on your contract">
        <Input />
      </Field>
      {(hasAttempted || tab === 'email') && (
        <div hidden={tab !== 'email'}>
          <Field name="email" label="Email" rule={EMAIL}>
            <Input />
          </Field>
        </div>
      )}
      <IfInvalid>Nothing was sent.</IfInvalid>
      <button type="submit">Send</button>
    </Form>
  );
}

const open = (options: Options = {}) => {
  const user = userEvent.setup();
  const view = render(<People {...options} />);
  return { ...view, user, send: () => user.click(screen.getByRole('button', { name: 'Send' })) };
};
const field = (name: string) => screen.getByLabelText(name);

beforeEach(() => onSubmit.mockReset());

test('an error describes its control, replaces the hint, and the first one gets the focus', async () => {
  const { send } = open();
  expect(screen.getByRole('form', { name: 'Person' })).toBeVisible();
  expect(field('Name')).toHaveAccessibleDescription('As on your contract');
  expect(field('Name')).toBeRequired();
  await send();
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Name is required'));
  expect(field('Name')).toBeInvalid();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(screen.getByText('Nothing was sent.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an edited field loses its error; the others keep theirs (spec §5)', async () => {
  const { user, send } = open();
  await send();
  await screen.findByText('Name is required');
  await user.type(field('Name'), 'A');
  await waitFor(() => expect(field('Name')).not.toBeInvalid());
  expect(field('Email')).toBeInvalid();
});

test('a field that was not rendered is checked too, and is shown before it gets the focus', async () => {
  const { user, send } = open();
  await user.type(field('Name'), 'Ada');
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  await send();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toBeVisible();
});

test('a summary names the fields with errors and leads to them', async () => {
  const { user, send } = open();
  await send();
  const summary = await screen.findByRole('alert');
  const names = within(summary).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Name', 'Email']);
  await user.click(within(summary).getByRole('button', { name: 'Email' }));
  await waitFor(() => expect(field('Email')).toHaveFocus());
  await user.type(field('Email'), 'a@b.example');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a live form checks all fields on each change after the first attempt', async () => {
  const { user, send } = open({ isLive: true });
  await user.type(field('Name'), 'A\u200b');
  expect(field('Name')).not.toBeInvalid();
  await send();
  await screen.findByText('Name contains an invisible character');
  await user.type(field('Name'), 'toolong');
  await user.clear(field('Name'));
  expect(await screen.findByText('Name is required')).toBeVisible();
});

test.each([
  [false, 'Name may have at most 5 characters'],
  [true, undefined],
])('on a base backend (%j) only the specified rules apply', async (specifiedOnly, message) => {
  const { user, send } = open({ specifiedOnly });
  await user.type(field('Name'), 'Adelaide');
  await send();
  await waitFor(() => expect(field('Email')).toBeInvalid());
  expect(screen.queryByText(/at most/)?.textContent).toBe(message);
});

test('errors of the server are shown at their fields until these are edited', async () => {
  const { user, send, rerender } = open();
  await send();
  await user.type(await screen.findByLabelText('Name'), 'Ada');
  await user.type(field('Email'), 'a@b.example');
  rerender(
    <People
      refused={[
        { field: 'email', message: 'This email is taken' },
        { field: 'x', message: '-' },
      ]}
    />,
  );
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('This email is taken'));
  expect(field('Email')).toHaveFocus();
  await user.type(field('Email'), 'e');
  await waitFor(() => expect(field('Email')).not.toBeInvalid());
});

test('while a submit runs, another one is ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  onSubmit.mockReturnValue(promise);
  const { user, send } = open();
  await send();
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'a@b.example');
  await send();
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', email: 'a@b.example' });
  resolve();
  await promise;
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

/** A form whose first field is rendered after the second one, as a row that is added. */
function LateField() {
  const [isShown, setShown] = useState(false);
  const form = useForm();
  return (
    <Form form={form} name="late" onSubmit={onSubmit}>
      <FormErrors />
      {isShown && (
        <Field name="name" label="Name" summaryLabel="Row 1, Name" rule={NAME}>
          <Input />
        </Field>
      )}
      <Field name="email" label="Email" rule={EMAIL}>
        <Input />
      </Field>
      <button type="button" onClick={() => setShown(true)}>
        Add
      </button>
      <button type="submit">Send</button>
    </Form>
  );
}

test('the first field in the page gets the focus, and the summary has the order of the page', async () => {
  render(<LateField />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const summary = within(await screen.findByRole('alert'));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  const names = summary.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Row 1, Name', 'Email']);
});

test('a field that the body does not have does not compile', () => {
  const surname = (
    // @ts-expect-error -- not a name of a person
    <Field name="surname" label="Surname">
      <Input />
    </Field>
  );
  expect(surname).toBeDefined();
});
