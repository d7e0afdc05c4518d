import { listAnnouncements } from '@rollcall/shared/contract';
import { aResponse, renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Announcements } from './announcements.tsx';

const server = serveContract();
const PARTY = { id: 1, title: 'Party', text: 'On the roof', showFrom: null, showUntil: null };

const open = () =>
  renderAsAdministrator([{ path: '/my/time', Component: Announcements }], {
    server,
    path: '/my/time',
    capabilities: ['announcements'],
  });

test('what is announced to the person is shown', async () => {
  server.respond(listAnnouncements, () =>
    aResponse([{ ...PARTY, audience: 'everyone' as const, department: null }]),
  );
  open();
  const announcements = await screen.findByRole('region', { name: 'Announcements' });
  expect(announcements).toHaveTextContent('PartyOn the roof');
});

test('without an announcement there is nothing', async () => {
  server.respond(listAnnouncements, () => aResponse([]));
  open();
  await waitFor(() => expect(server.requestsOf(listAnnouncements)).toHaveLength(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
