import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@rollcall/shared/node';
import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Tokens } from './access/tokens.ts';
import { addMyPhotoFormRoute, addMyPhotoRoutes } from './account/me/photo-routes.ts';
import { addMeRoutes } from './account/me/routes.ts';
import { addPreferenceRoutes } from './account/preferences/routes.ts';
import { addRecoveryRoutes } from './account/recovery/routes.ts';
import { addRegistrationRoutes } from './account/registration/routes.ts';
import { addSavedViewRoutes } from './account/saved-views/routes.ts';
import { addAuthRoutes } from './account/sign-in/routes.ts';
import { addBulkActionRoutes } from './bulk-actions/routes.ts';
import { addActivityRoutes } from './company/activity/routes.ts';
import { addAnnouncementRoutes } from './company/announcements/routes.ts';
import { addAuditRoutes } from './company/audit/routes.ts';
import { addCapabilityRoutes } from './company/capabilities/routes.ts';
import { addDashboardRoutes } from './company/dashboard/routes.ts';
import { addGettingStartedRoutes } from './company/getting-started/routes.ts';
import { addNotificationRoutes } from './company/notifications/routes.ts';
import { addNowRoutes } from './company/now/routes.ts';
import { addWaitingRoutes } from './company/waiting/routes.ts';
import type { Context } from './core/context.ts';
import { addEmployeeRoutes } from './employee-lists/routes.ts';
import { addExportRoutes } from './exports/routes.ts';
import { addFileRoute, addUploadRoute } from './files/routes.ts';
import { createAddCall } from './http/add-call.ts';
import { registerDeviceCookie } from './http/device-cookie.ts';
import { addErrorHandlers } from './http/errors.ts';
import { addHealthRoutes } from './http/health/routes.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { configureMessages } from './http/messages.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerForms } from './http/read-form.ts';
import { writeResponses } from './http/responses.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addImportRoutes } from './imports/routes.ts';
import { addCalendarLinkRoutes } from './leave/calendar-link-routes.ts';
import { addLeaveDecisionRoutes } from './leave/decision-routes.ts';
import { addLeaveRoutes } from './leave/routes.ts';
import { addDocumentRoutes } from './people/documents/routes.ts';
import { addEmployeeFormRoute, addEmployeeRecordRoutes } from './people/records/routes.ts';
import { addAssignmentRoutes } from './schedules/assignments/routes.ts';
import { addCompanyRoutes } from './schedules/company/routes.ts';
import { addDepartmentRoutes } from './schedules/departments/routes.ts';
import { addHolidayImportRoutes } from './schedules/holiday-import/routes.ts';
import { addHolidayRoutes } from './schedules/holidays/routes.ts';
import { addMyShiftsRoutes } from './schedules/my-shifts/routes.ts';
import { addPlanScopeRoutes } from './schedules/plan-scopes/routes.ts';
import { addRosterRoutes } from './schedules/roster/routes.ts';
import { addShiftRoutes } from './schedules/shifts/routes.ts';
import { addTermRoutes } from './schedules/terms/routes.ts';
import { addTimePolicyRoutes } from './schedules/time-policies/routes.ts';
import { addWorkScheduleRoutes } from './schedules/work-schedules/routes.ts';
import { addAdjustmentRoutes } from './time/adjustments/routes.ts';
import { addAttendanceRoutes } from './time/attendance/routes.ts';
import { addBreakRoutes } from './time/breaks/routes.ts';
import { addCorrectionRoutes } from './time/corrections/routes.ts';
import { addEmployeeTimeRoutes } from './time/lists/employee-routes.ts';
import { addTimeLogRoutes } from './time/lists/routes.ts';
import { addOvertimeRoutes } from './time/overtime/routes.ts';
import { addPeriodRoutes } from './time/periods/routes.ts';
import { addPunchRoutes } from './time/punch/punch-routes.ts';
import { addTimeLogRepairRoutes } from './time/repair/repair-routes.ts';
import { addTimesheetRoutes } from './time/timesheets/routes.ts';

interface Options {
  readonly context: Context;
  readonly tokens: Tokens;
  readonly corsOrigins: string[];
}

/** Everything under `/api`: health, and version 1 of the calls. Errors are JSON throughout. */
export async function apiPlugin(api: FastifyInstance, options: Options): Promise<void> {
  const { context, tokens, corsOrigins } = options;
  configureMessages();
  addErrorHandlers(api, context);
  addSecurityHeaders(api);
  if (corsOrigins.length > 0) await api.register(cors, { origin: corsOrigins, maxAge: 600 });
  addHealthRoutes(api, context);
  await registerOpenApi(api);
  await api.register(
    async (v1) => {
      v1.setValidatorCompiler(validatorCompiler).setSerializerCompiler(writeResponses);
      acceptEmptyJson(v1);
      v1.decorateRequest('caller', null);
      // Responses contain personal data: neither a browser nor a proxy may cache them.
      v1.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      await registerDeviceCookie(v1);
      await v1.register(rateLimit, {
        global: false,
        keyGenerator: ({ ip }) => networkOf(ip),
      });
      v1.get('/openapi.json', () => v1.swagger());
      const addCall = createAddCall(v1, context, tokens);
      // Only these calls accept forms.
      await v1.register(async (forms) => {
        await registerForms(forms);
        const addForm = createAddCall(forms, context, tokens);
        addUploadRoute(addForm, context);
        addEmployeeFormRoute(addForm, context);
        addMyPhotoFormRoute(addForm, context);
      });
      addResourceRoutes(addCall, context, tokens);
    },
    { prefix: '/v1' },
  );
}

/** The calls, resource by resource; none of them accepts a form. */
function addResourceRoutes(
  addCall: ReturnType<typeof createAddCall>,
  context: Context,
  tokens: Tokens,
): void {
  addAuthRoutes(addCall, context, tokens);
  addRecoveryRoutes(addCall, context);
  addRegistrationRoutes(addCall, context);
  addMeRoutes(addCall, context);
  addSavedViewRoutes(addCall, context);
  addPreferenceRoutes(addCall, context);
  addMyPhotoRoutes(addCall, context);
  addCapabilityRoutes(addCall, context);
  addDashboardRoutes(addCall, context);
  addEmployeeRoutes(addCall, context);
  addEmployeeRecordRoutes(addCall, context);
  addDocumentRoutes(addCall, context);
  addFileRoute(addCall, context);
  addAuditRoutes(addCall, context);
  addExportRoutes(addCall, context);
  addImportRoutes(addCall, context);
  addBulkActionRoutes(addCall, context);
  addTimeLogRoutes(addCall, context);
  addTimeLogRepairRoutes(addCall, context);
  addAttendanceRoutes(addCall, context);
  addOvertimeRoutes(addCall, context);
  addTimesheetRoutes(addCall, context);
  addAdjustmentRoutes(addCall, context);
  addPeriodRoutes(addCall, context);
  addEmployeeTimeRoutes(addCall, context);
  addPunchRoutes(addCall, context);
  addActivityRoutes(addCall, context);
  addAnnouncementRoutes(addCall, context);
  addNotificationRoutes(addCall, context);
  addWaitingRoutes(addCall, context);
  addGettingStartedRoutes(addCall, context);
  addNowRoutes(addCall, context);
  addCorrectionRoutes(addCall, context);
  addLeaveRoutes(addCall, context);
  addLeaveDecisionRoutes(addCall, context);
  addCalendarLinkRoutes(addCall, context);
  addBreakRoutes(addCall, context);
  addScheduleRoutes(addCall, context);
}

/** What an administrator sets about working time (docs/working-time.md). */
function addScheduleRoutes(addCall: ReturnType<typeof createAddCall>, context: Context): void {
  addCompanyRoutes(addCall, context);
  addShiftRoutes(addCall, context);
  addWorkScheduleRoutes(addCall, context);
  addDepartmentRoutes(addCall, context);
  addHolidayRoutes(addCall, context);
  addHolidayImportRoutes(addCall);
  addAssignmentRoutes(addCall, context);
  addPlanScopeRoutes(addCall, context);
  addTimePolicyRoutes(addCall, context);
  addRosterRoutes(addCall, context);
  addMyShiftsRoutes(addCall, context);
  addTermRoutes(addCall, context);
}
