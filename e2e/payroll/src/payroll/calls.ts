import { sendToBackend } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';

const BACKEND = 'payroll';

export interface Month {
  /** Id and hourly rate of each employee with a rate. */
  readonly payslips: readonly (readonly [number, number])[];
  readonly by: string;
}

export const monthQuery = queryOptions({
  queryKey: ['payroll', 'month'],
  queryFn: ({ signal }) => sendToBackend(BACKEND, '/month', { signal }) as Promise<Month>,
});

export const rateQuery = (employeeId: number) =>
  queryOptions({
    queryKey: ['payroll', 'rates', employeeId],
    queryFn: ({ signal }) =>
      sendToBackend(BACKEND, `/rates/${employeeId}`, { signal }) as Promise<{
        readonly rate: number | null;
      }>,
  });

export const saveRate = (employeeId: number, rate: number): Promise<unknown> =>
  sendToBackend(BACKEND, `/rates/${employeeId}`, { method: 'PUT', body: { rate } });

export const settingsQuery = queryOptions({
  queryKey: ['payroll', 'settings'],
  queryFn: ({ signal }) =>
    sendToBackend(BACKEND, '/settings', { signal }) as Promise<{ readonly payDay: number }>,
});

export const savePayDay = (payDay: number): Promise<unknown> =>
  sendToBackend(BACKEND, '/settings', { method: 'PUT', body: { payDay } });
