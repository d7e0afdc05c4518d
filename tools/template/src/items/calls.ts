import { sendToBackend } from '@rollcall/shared/transport';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { TEXTS } from './texts.ts';

/** `backend` of module.json. */
export const BACKEND = 'template';

/** Begins the key of each query: everything is read again after a change. */
const ALL = [BACKEND];

/** Something that an employee has been given. */
export interface Item {
  readonly id: number;
  readonly title: string;
  readonly employeeId: number;
  readonly employeeName: string;
}

interface ItemPage {
  readonly rows: readonly Item[];
  readonly total: number;
  readonly pageSize: number;
}

interface ItemsWanted {
  /** From 0. */
  readonly page: number;
  readonly search?: string | undefined;
  readonly employeeId?: number | undefined;
}

export const itemsQuery = ({ page, search, employeeId }: ItemsWanted) =>
  queryOptions({
    queryKey: [...ALL, 'items', { page, search, employeeId }],
    queryFn: async ({ signal }) => {
      const query = { page, search, employeeId };
      const found = (await sendToBackend(BACKEND, '/items', { query, signal })) as ItemPage;
      return { ...found, unreadable: 0 };
    },
    placeholderData: keepPreviousData,
  });

export const addItem = mutationOptions({
  mutationFn: (body: Omit<Item, 'id'>) =>
    sendToBackend(BACKEND, '/items', { method: 'POST', body }),
  onSettled: (_data, _error, _item, _result, { client }) =>
    client.invalidateQueries({ queryKey: ALL }),
  meta: { outcome: { success: { text: TEXTS.added, tone: 'success' } } },
});

export interface Settings {
  /** After how many days an item should be back. */
  readonly dueAfterDays: number | null;
}

export const settingsQuery = queryOptions({
  queryKey: [...ALL, 'settings'],
  queryFn: async ({ signal }) =>
    (await sendToBackend(BACKEND, '/settings', { signal })) as Settings,
});

export const saveSettings = mutationOptions({
  mutationFn: (body: Settings) => sendToBackend(BACKEND, '/settings', { method: 'PUT', body }),
  onSettled: (_data, _error, _settings, _result, { client }) =>
    client.invalidateQueries({ queryKey: ALL }),
  meta: { outcome: { success: { text: TEXTS.saved, tone: 'success' } } },
});
