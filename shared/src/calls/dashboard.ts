import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { asFields, readNumber } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { requestData } from './request.ts';

/** The dashboard's counts under our own names; null when the backend sent none (spec §3). */
export interface DashboardCounts {
  readonly totalEmployees: number | null;
  readonly totalAdmins: number | null;
  readonly totalActive: number | null;
  readonly totalInactive: number | null;
  readonly totalUnverified: number | null;
  readonly totalVerified: number | null;
  readonly totalOnLeave: number | null;
  readonly totalPunchIn: number | null;
  readonly totalPunchOutMismatch: number | null;
}

/** Counts of people and time logs (spec §7). Failure: 'Failed to fetch dashboard data'. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }): Promise<DashboardCounts> => {
      const data = readObject(
        await requestData(ENDPOINTS.getDashboard, 'getDashboard', { signal }),
      );
      return {
        totalEmployees: readNumber(data.totalUsers),
        totalAdmins: readNumber(data.totalAdmins),
        totalActive: readNumber(data.totalActiveUser),
        totalInactive: readNumber(data.totalInActiveUser),
        totalUnverified: readNumber(data.totalUnverifiedUser),
        totalVerified: readNumber(data.totalVerifiedUser),
        totalOnLeave: readNumber(data.totalOnLeaveCount),
        totalPunchIn: readNumber(data.totalPunchInCount),
        totalPunchOutMismatch: readNumber(asFields(data.missmatch)?.totalPunchOutMismatch),
      };
    },
  });
