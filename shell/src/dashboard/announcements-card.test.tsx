import { listAnnouncements } from '@rollcall/shared/contract';
import { aResponse, renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { AnnouncementsCard } from './announcements-card.tsx';

const server = serveContract();
const PARTY = { id: 1, title: 'Party', text: 'On the roof', showFrom: null, showUntil: null };

const open = (capabilities: readonly string[]) =>
  renderAsAdministrator([{ path: '/', Component: AnnouncementsCard }], {
    server,
    path: '/',
    capabilities,
  });
const card = async () => within(await screen.findByRole('region', { name: 'Announcements' }));

test('on our server the announcements are those of today, with the way to write them', async () => {
  server.respond(listAnnouncements, () =>
    aResponse([{ ...PARTY, audience: 'everyone' as const, department: null }]),
  );
  open(['announcements']);
  expect(await (await card()).findByRole('listitem')).toHaveTextContent('PartyOn the roof');
  expect((await card()).getByRole('link')).toHaveAttribute(
    'href',
    '/settings/mfe-employees/announcements',
  );
});

test('where nothing is announced, the card says so', async () => {
  server.respond(listAnnouncements, () => aResponse([]));
  open(['announcements']);
  expect(await screen.findByText('Nothing is announced.')).toBeVisible();
});

test('a failure has a retry', async () => {
  server.refuse(listAnnouncements, 409, 'Out of order');
  const { user } = open(['announcements']);
  await screen.findByRole('alert');
  server.respond(listAnnouncements, () => aResponse([]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is announced.')).toBeVisible();
});

test('a server that has none shows the two fixed ones (spec §2)', async () => {
  open(['self']);
  expect((await card()).getAllByRole('listitem')).toHaveLength(2);
  expect(server.requestsOf(listAnnouncements)).toEqual([]);
});
