import { sessionStore } from '@rollcall/shared/session';
import { serveContract, tableRows } from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDeployToken, aModule, serveReleases } from '../testing/release-control.ts';
import { aRelease } from '../testing/releases.ts';
import { renderConsole, SESSIONS } from '../testing/render-console.tsx';

const server = serveContract();
const control = serveReleases();

const open = (path: string) =>
  renderConsole({
    server,
    path,
    releases: [aRelease()],
    capabilities: ['self'],
    zone: 'America/Chicago',
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('deploy tokens', () => {
  const serve = (...tokens: readonly ReturnType<typeof aDeployToken>[]) => {
    control.report([aModule()]);
    control.answer('GET /tokens', { tokens });
  };

  test('are listed with what they may do, the newest first', async () => {
    serve(
      aDeployToken({ actions: ['read'], expiresAt: '2026-01-03T15:04:05.000Z', by: 'root' }),
      aDeployToken({
        id: '5e6f',
        title: 'Old CI',
        createdAt: '2026-01-03T15:04:05.000Z',
        lastUsedAt: '2026-01-04T15:04:05.000Z',
        revokedAt: '2026-01-05T15:04:05.000Z',
        modules: ['mfe-a', 'mfe-b'],
        actions: ['read', 'publish', 'point'],
      }),
      aDeployToken({ createdAt: '2026-01-01T15:04:05.000Z' }),
    );
    open('/modules/tokens');
    await screen.findByRole('row', { name: /Old CI/ });
    const created = (day: string, by: string) => `Jan ${day}, 2026, 09:04 AMby ${by}`;
    const used = 'Jan 04, 2026, 09:04 AM';
    const may = 'publish, change what is live';
    const expiry = 'Dec 31, 2998';
    const [id, both] = ['CI of payrollid 1a2b3c4d', 'mfe-a, mfe-b'];
    expect(tableRows('Deploy tokens')).toEqual([
      [
        'Old CIid 5e6f',
        both,
        may,
        'Revokedon Jan 05, 2026',
        expiry,
        used,
        created('03', 'you'),
        '',
      ],
      [
        id,
        'mfe-payroll',
        'reads only',
        'Expired',
        'Jan 03, 2026',
        'Never',
        created('02', 'root'),
        '',
      ],
      [id, 'mfe-payroll', 'publish', 'Active', expiry, 'Never', created('01', 'you'), 'Revoke'],
    ]);
  });

  test('a new one is shown once, with the address of the console', async () => {
    serve();
    const { user, toasts, go } = open('/modules/tokens');
    await screen.findByText('There are no deploy tokens', { selector: 'div *' });
    await user.click(screen.getByRole('button', { name: 'Create deploy token' }));
    const form = await dialog('Create deploy token');
    await user.type(form.getByRole('textbox', { name: 'Title' }), ' CI ');
    await user.click(await form.findByRole('checkbox', { name: 'mfe-payroll' }));
    await user.type(form.getByRole('textbox', { name: 'New modules' }), 'mfe-a, mfe-b');
    await user.click(form.getByRole('checkbox', { name: /May change what is live/ }));
    expect(form.getByText('At most 90')).toBeVisible();
    control.answer('POST /tokens', { ...aDeployToken(), token: 'rollcall_deploy_x' }, 201);
    control.answer('GET /tokens', { tokens: [aDeployToken()] });
    await user.click(form.getByRole('button', { name: 'Create deploy token' }));
    const shown = await dialog('Store the token now');
    expect(shown.getByRole('textbox', { name: 'ROLLCALL_TOKEN' })).toHaveValue('rollcall_deploy_x');
    expect(shown.getByRole('textbox', { name: 'ROLLCALL_URL' })).toHaveValue(location.origin);
    expect(toasts).toEqual([{ tone: 'success', text: 'The deploy token was created' }]);
    expect(control.changes()[0]?.body).toEqual({
      title: ' CI ',
      modules: ['mfe-payroll', 'mfe-a', 'mfe-b'],
      mayPublish: false,
      mayPoint: true,
      days: 90,
    });
    await user.keyboard('{Escape}');
    expect(await shown.findByText(/Store the token first/)).toBeVisible();
    await go(-1);
    expect(shown.getByRole('textbox', { name: 'ROLLCALL_TOKEN' })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'I have stored it' }));
    expect(await screen.findByRole('row', { name: /CI of payroll/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Create deploy token' }));
    expect(await dialog('Create deploy token')).toBeDefined();
    expect(screen.queryByDisplayValue('rollcall_deploy_x')).not.toBeInTheDocument();
  });

  test('fields are checked here and by the server', async () => {
    serve();
    const { user } = open('/modules/tokens?dialog=new');
    const form = await dialog('Create deploy token');
    const days = form.getByRole('spinbutton', { name: 'Valid for days' });
    await user.clear(days);
    await user.type(days, '366');
    await user.click(form.getByRole('button', { name: 'Create deploy token' }));
    expect(await form.findByText('Title is required')).toBeVisible();
    expect(form.getByText('Choose a module, or name a new one')).toBeVisible();
    expect(form.getByText('Choose 1 to 365 days')).toBeVisible();
    expect(control.changes()).toEqual([]);
    await user.clear(days);
    await user.type(days, '365');
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'CI');
    const others = form.getByRole('textbox', { name: 'New modules' });
    await user.type(others, 'mfe-x payroll');
    await user.click(form.getByRole('button', { name: 'Create deploy token' }));
    expect(await form.findByText(/No module can be named payroll/)).toBeVisible();
    await user.clear(others);
    await user.type(others, 'mfe-x');
    const fields = [{ field: 'modules', message: 'Name other modules.' }];
    control.answer('POST /tokens', { message: 'modules: …', code: 'invalid', fields }, 422);
    await user.click(form.getByRole('button', { name: 'Create deploy token' }));
    expect(await form.findByText('Name other modules.')).toBeVisible();
    expect(form.queryByText('modules: …')).not.toBeInTheDocument();
  });

  test('a failure without a field is a sentence', async () => {
    serve();
    const { user } = open('/modules/tokens?dialog=new');
    const form = await dialog('Create deploy token');
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'CI');
    await user.click(await form.findByRole('checkbox', { name: 'mfe-payroll' }));
    const message = 'The server has no space left: nothing was changed. Try again later.';
    control.answer('POST /tokens', { message }, 503);
    await user.click(form.getByRole('button', { name: 'Create deploy token' }));
    expect(await form.findByText(message)).toBeVisible();
  });

  test('what was typed is offered after a session that ended', async () => {
    serve();
    const { user, go } = open('/modules/tokens?dialog=new');
    const form = await dialog('Create deploy token');
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'CI of payroll');
    await user.click(await form.findByRole('checkbox', { name: 'mfe-payroll' }));
    control.answer('POST /tokens', { message: 'Please sign in.' }, 401);
    await user.click(form.getByRole('button', { name: 'Create deploy token' }));
    await waitFor(() => expect(sessionStore.getState().token).toBeNull());
    const { token, employee } = SESSIONS.administrator;
    act(() => sessionStore.getState().signIn({ token, employee }));
    await go('/modules/tokens?dialog=new');
    const again = await dialog('Create deploy token');
    await user.click(await again.findByRole('button', { name: 'Restore' }));
    expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('CI of payroll');
    expect(again.getByRole('checkbox', { name: 'mfe-payroll' })).toBeChecked();
  });

  test('one is revoked after a question', async () => {
    serve(aDeployToken());
    const { user, toasts } = open('/modules/tokens');
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    const asked = await dialog('Revoke CI of payroll?');
    control.answer('DELETE /tokens/1a2b3c4d', { message: 'There is no deploy token.' }, 404);
    await user.click(asked.getByRole('button', { name: 'Revoke' }));
    expect(await asked.findByText('There is no deploy token.')).toBeVisible();
    control.answer('DELETE /tokens/1a2b3c4d', {});
    control.answer('GET /tokens', {
      tokens: [aDeployToken({ revokedAt: '2026-01-05T15:04:05.000Z' })],
    });
    await user.click(asked.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('on Jan 05, 2026')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts.map(({ text }) => text)).toEqual(['The deploy token CI of payroll is revoked']);
  });
});
