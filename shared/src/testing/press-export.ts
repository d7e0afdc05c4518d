import { screen, waitFor, within } from '@testing-library/react';
import {
  createExport,
  type ExportedListName,
  listExportColumns,
  listExports,
} from '../contract/index.ts';
import { aResponse } from './builders.ts';
import type { ContractServer } from './contract-server.ts';
import type { renderPage } from './render-page.tsx';

/**
 * Presses Export… of a page, and Export in its dialog.
 * @returns what the page asks for: the list and its filter.
 */
export async function pressExport(
  server: ContractServer,
  { user }: Pick<ReturnType<typeof renderPage>, 'user'>,
  list: ExportedListName,
) {
  server.respond({ ...listExportColumns, path: `/admin/exports/columns/${list}` }, () =>
    aResponse([{ key: 'a', title: 'A', isDefault: true }]),
  );
  server.respond(listExports, () => aResponse([]));
  server.refuse(createExport, 409, 'Later');
  await user.click(await screen.findByRole('button', { name: 'Export…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  await dialog.findByRole('checkbox', { name: 'A' });
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => dialog.getByText('Later'));
  const body = server.requestsOf(createExport).at(-1)?.body;
  return { list: body?.list, filter: body?.filter };
}
