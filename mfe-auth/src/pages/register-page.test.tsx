import { register, resendVerification } from '@rollcall/shared/contract';
import { renderPage, serveContract } from '@rollcall/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RegisterPage } from './register-page.tsx';

const server = serveContract();

const open = async (capabilities?: readonly string[]) => {
  const page = renderPage([{ path: '/register', Component: RegisterPage }], {
    server,
    path: '/register',
    ...(capabilities ? { capabilities } : {}),
  });
  await screen.findByRole('heading', { level: 1, name: 'Create Account' });
  return page;
};
type User = Awaited<ReturnType<typeof open>>['user'];

const field = (label: string) => screen.getByLabelText(label);
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create Account' }));

const VALID = {
  'First Name': 'Ada',
  'Last Name': 'Okafor',
  'Middle Name': 'N',
  'Email Address': 'ada@rollcall.example',
  'Phone Number': '5550100',
  'Date of Birth': '1990-02-28',
  Password: 'right horse',
  'Confirm Password': 'right horse',
};

/** Fills all fields with valid values, except for `changes`. */
async function fill(user: User, changes: Partial<typeof VALID> = {}) {
  for (const [label, text] of Object.entries({ ...VALID, ...changes })) {
    fireEvent.change(field(label), { target: { value: text } });
  }
  await user.click(screen.getByRole('radio', { name: 'Female' }));
}

test('the page has the fields of spec §2, in their order', async () => {
  await open();
  const labels = [...document.querySelectorAll('.ant-form-item-label')].map(
    (label) => label.textContent,
  );
  expect(labels).toEqual([
    'First Name',
    'Last Name',
    'Middle Name',
    'Email Address',
    'Phone Number',
    'Date of Birth',
    'Gender',
    'Password',
    'Confirm Password',
  ]);
  expect(field('Middle Name')).toHaveAttribute('placeholder', expect.stringContaining('optional'));
  const group = screen.getByRole('radiogroup', { name: 'Gender' });
  expect(within(group).getByRole('radio', { name: 'Male' })).not.toBeChecked();
  expect(within(group).getByRole('radio', { name: 'Female' })).not.toBeChecked();
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
});

test('an empty form shows all errors at once and makes no call (spec §5)', async () => {
  const { user } = await open();
  await submit(user);
  for (const text of [
    'First name is required',
    'Last name is required',
    'Middle name is required',
    'Email is required',
    'Phone number is required',
    'Date of birth is required',
    'Gender is required',
    'Password must be at least 8 characters',
    'Please confirm your password',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  await waitFor(() => expect(field('First Name')).toHaveFocus());
  expect(field('First Name')).toHaveAccessibleDescription('First name is required');
  expect(server.requests).toEqual([]);
});

test('the message of the middle name is shown under the last name (spec §5)', async () => {
  const { user } = await open();
  await fill(user, { 'Middle Name': '' });
  await submit(user);
  const item = field('Last Name').closest<HTMLElement>('.ant-form-item');
  expect(item && (await within(item).findByText('Middle name is required'))).toBeVisible();
  expect(field('Middle Name')).toHaveAccessibleDescription('Middle name is required');
});

test.each([
  ['Email Address', 'ada@rollcall', 'Email is invalid'],
  ['Email Address', 'ada rollcall@x.y', 'Email is invalid'],
  ['Password', 'seven77', 'Password must be at least 8 characters'],
  ['Confirm Password', 'right house', 'Passwords do not match'],
  ['First Name', '   ', 'First name is required'],
])('%s %j is refused: %s; editing it clears the message (spec §5)', async (label, text, error) => {
  const { user } = await open();
  await fill(user, { [label]: text });
  await submit(user);
  expect(await screen.findByText(error)).toBeVisible();
  expect(field(label)).toBeInvalid();
  await user.type(field(label), 'x');
  await waitFor(() => expect(screen.queryByText(error)).toBeNull());
  expect(server.requests).toEqual([]);
});

test.each([
  ['(555) 010-0199 99', '5550100199'],
  ['１２３', '123'],
  ['none', ''],
])(
  'of the input %j the phone field keeps only digits, at most ten (spec §5)',
  async (typed, digits) => {
    await open();
    fireEvent.change(field('Phone Number'), { target: { value: typed } });
    expect(field('Phone Number')).toHaveValue(digits);
  },
);

const REFUSED = /may have up to 10 digits|not in the list/;

test.each([
  ['a base backend', undefined, '(555) 010-0199', '5550100199', '+1', false],
  ['a base backend', undefined, '+1 (555) 123-4567', '', '+1', true],
  ['our server', ['register.full'], '+1 (555) 123-4567', '5551234567', '+1', false],
  ['our server', ['register.full'], '+44 (0)20 7946 0000', '2079460000', '+44', false],
  ['our server', ['register.full'], '+999 555 0101', '', '+1', true],
  ['our server', ['register.full'], '+49 1512 3456789', '15123456789', '+49', false],
  ['our server', ['register.full'], '020 7946 0000', '02079460000', '+1', false],
  ['our server', ['register.full'], '٠٢٠٧', '0207', '+1', false],
  ['our server', ['register.full'], '0044 20 7946 0000', '2079460000', '+44', false],
])(
  'on %s a paste loses no digit: %j %j gives %j after %s',
  async (_, capabilities, text, digits, code, isRefused) => {
    const { user } = await open(capabilities);
    await user.click(field('Phone Number'));
    await user.paste(text);
    expect(field('Phone Number')).toHaveValue(digits);
    expect(screen.getByText(code)).toBeVisible();
    if (isRefused) expect(field('Phone Number')).toHaveAccessibleDescription(REFUSED);
    else expect(screen.queryByText(REFUSED)).toBeNull();
  },
);

test('on our server a typed number is not cut; its code chooses the country once the field is left', async () => {
  const { user } = await open(['register.full']);
  await user.click(field('Phone Number'));
  await user.keyboard('+49 1512 345678901');
  expect(field('Phone Number')).toHaveValue('+491512345678901');
  await user.tab();
  expect(field('Phone Number')).toHaveValue('1512345678901');
  expect(screen.getByText('+49')).toBeVisible();
  await user.clear(field('Phone Number'));
  await user.keyboard('+999 1');
  await user.tab();
  expect(field('Phone Number')).toHaveAccessibleDescription(/not in the list/);
});

test('a base backend gets the digits after the chosen code, whatever they begin with (spec §5)', async () => {
  server.respondRaw(register, () => ({ status: 200, body: { status: true, data: {} } }));
  const { user } = await open();
  await fill(user);
  fireEvent.change(field('Phone Number'), { target: { value: '0012345678' } });
  await submit(user);
  await screen.findByRole('heading', { level: 1, name: 'Registration Successful' });
  expect(server.requestsOf(register)).toMatchObject([{ body: { phone: '+10012345678' } }]);
});

test('a number that the browser has filled in is sent with its own code', async () => {
  server.respondRaw(register, () => ({ status: 200, body: { status: true, data: {} } }));
  const { user } = await open(['register.full']);
  await fill(user);
  fireEvent.change(field('Phone Number'), { target: { value: '+44 20 7946 0000' } });
  await submit(user);
  await screen.findByRole('heading', { level: 1, name: 'Registration Successful' });
  expect(server.requestsOf(register)).toMatchObject([{ body: { phone: '+442079460000' } }]);
});

test.each([
  ['Kingdom', 'United Kingdom +44', '+44'],
  ['+91', 'India +91', '+91'],
])(
  'the country code is found by %j: %s, and %s is sent before the digits (spec §5)',
  async (text, label, code) => {
    server.respondRaw(register, () => ({ status: 200, body: { status: true, data: {} } }));
    const { user } = await open();
    await fill(user);
    expect(screen.getByText('+1')).toBeVisible();
    const picker = screen.getByRole('combobox', { name: 'Country code' });
    await user.click(picker);
    await user.type(picker, text);
    await user.click(screen.getByTitle(label));
    await submit(user);
    await screen.findByRole('heading', { level: 1, name: 'Registration Successful' });
    expect(server.requestsOf(register).map(({ body }) => body)).toEqual([
      {
        firstName: 'Ada',
        middleName: 'N',
        lastName: 'Okafor',
        email: 'ada@rollcall.example',
        phone: `${code}5550100`,
        dob: '1990-02-28',
        gender: 'Female',
        password: 'right horse',
        confirmPassword: 'right horse',
      },
    ]);
  },
);

test('while the call runs the button says so, and only one call is made (spec §2)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respondRaw(register, async () => {
    await promise;
    return { status: 200, body: { status: true } };
  });
  const { user } = await open();
  await fill(user);
  await user.type(field('Confirm Password'), '{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  resolve();
  expect(await screen.findByText(/Please verify your email and log in\./)).toHaveFocus();
  expect(server.requestsOf(register)).toHaveLength(1);
});

test.each([
  [{ message: 'This email is taken.' }, 'This email is taken.'],
  ['', 'Registration failed. Please try again.'],
])('a refusal %j shows %j under the email and keeps the form (spec §8)', async (body, text) => {
  server.respondRaw(register, () => ({ status: 409, body }));
  const { user } = await open();
  await fill(user);
  await submit(user);
  await screen.findByText(text);
  expect(field('Email Address')).toHaveAccessibleDescription(text);
  expect(field('First Name')).toHaveValue('Ada');
});

test('a refusal with fields is shown under each field', async () => {
  const fields = [
    { field: 'dob', message: 'Date of birth is in the future' },
    { field: 'password', message: 'This password is too common' },
  ];
  server.respondRaw(register, () => ({ status: 422, body: { message: 'Invalid', fields } }));
  const { user } = await open();
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Date of birth is in the future')).toBeVisible();
  expect(field('Password')).toHaveAccessibleDescription('This password is too common');
});

test('both passwords can be shown separately, and the strength of the password is visible', async () => {
  const { user } = await open();
  await fill(user);
  expect(screen.getByText(/^Strength: /)).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: 'Show characters' });
  await user.click(first as HTMLElement);
  expect(field('Password')).toHaveAttribute('type', 'text');
  expect(field('Confirm Password')).toHaveAttribute('type', 'password');
});

test('the mail can be sent again on our own server, but not on a base backend', async () => {
  server.respondRaw(register, () => ({ status: 200, body: { status: true } }));
  server.respond(resendVerification, () => ({ status: true, message: 'OK' }));
  const { user, unmount } = await open(['self']);
  await fill(user);
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText(/the email is on its way/)).toBeVisible();
  expect(server.requestsOf(resendVerification)[0]?.body).toEqual({ email: 'ada@rollcall.example' });
  unmount();
  const base = await open();
  await fill(base.user);
  await submit(base.user);
  await screen.findByRole('heading', { level: 1, name: 'Registration Successful' });
  expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
});
