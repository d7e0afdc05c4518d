import { type Capability, getCapabilities } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { readCompanyName } from '../company-name.ts';

/**
 * What this server can do beyond spec §7, where the console has pages for it (design §8, design §15.2). They are the feature
 * flags of the backend.
 */
const CAPABILITIES: readonly Capability[] = [
  'self',
  'profile',
  'timelogs.page',
  'timelogs.repair',
  'attendance.month',
  'working-time',
  'corrections',
  'leaves.page',
  'leave.decide',
  'roles',
  'rights',
  'register.full',
  'waiting',
  'getting-started',
  'now',
  'activity',
  'announcements',
  'notifications',
  'employees.filter',
  'leavers',
  'audit',
  'export',
  'import',
  'bulk',
  'list-views',
  'saved-views',
];

/** `GET /capabilities`: public, without a token. */
export function addCapabilityRoutes(addCall: AddCall, context: Context): void {
  addCall(getCapabilities, async () => {
    const name = await readCompanyName(context);
    return {
      status: true,
      message: 'Capabilities',
      data: {
        capabilities: [...CAPABILITIES],
        companyZone: context.zone,
        ...(name !== null && { companyName: name }),
      },
    };
  });
}
