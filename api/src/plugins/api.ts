import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@rollcall/shared/settings';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addActivityRoutes } from '../activity/routes.ts';
import { addAnnouncementRoutes } from '../announcements/routes.ts';
import { addAttendanceRoutes } from '../attendance/routes.ts';
import { addAuditRoutes } from '../audit/routes.ts';
import { addAuthRoutes } from '../auth/routes.ts';
import type { Tokens } from '../auth/tokens.ts';
import { addBreakRoutes } from '../breaks/routes.ts';
import { addCapabilityRoutes } from '../capabilities/routes.ts';
import type { Context } from '../context.ts';
import { addCorrectionRoutes } from '../corrections/routes.ts';
import { addDashboardRoutes } from '../dashboard/routes.ts';
import { addDocumentRoutes } from '../documents/routes.ts';
import { addEmployeeFormRoute, addEmployeeRecordRoutes } from '../employee-record/routes.ts';
import { addEmployeeRoutes } from '../employees/routes.ts';
import { addFileRoute, addUploadRoute } from '../files/routes.ts';
import { addHealthRoutes } from '../health/routes.ts';
import { addLeaveDecisionRoutes } from '../leaves/decision-routes.ts';
import { addLeaveFeedRoutes } from '../leaves/feed-routes.ts';
import { addLeaveRoutes } from '../leaves/routes.ts';
import { addMeRoutes } from '../me/routes.ts';
import { addNotificationRoutes } from '../notifications/routes.ts';
import { addRecoveryRoutes } from '../recovery/routes.ts';
import { addRegistrationRoutes } from '../registration/routes.ts';
import { addEmployeeTimeRoutes } from '../time-logs/employee-routes.ts';
import { addPunchRoutes } from '../time-logs/punch-routes.ts';
import { addTimeLogRoutes } from '../time-logs/routes.ts';
import { registerDeviceCookie } from './device-cookie.ts';
import { answerErrors } from './errors.ts';
import { acceptEmptyJson } from './json-body.ts';
import { configureMessages } from './messages.ts';
import { registerOpenApi } from './openapi.ts';
import { registerForms } from './read-form.ts';
import { callAdder } from './route-call.ts';
import { addSecurityHeaders } from './security-headers.ts';

interface Options {
  readonly context: Context;
  readonly tokens: Tokens;
  readonly corsOrigins: string[];
}

/** Everything under `/api`: health, and version 1 of the calls. Errors are JSON throughout. */
export async function apiPlugin(api: FastifyInstance, options: Options): Promise<void> {
  const { context, tokens, corsOrigins } = options;
  configureMessages();
  answerErrors(api, context);
  addSecurityHeaders(api);
  if (corsOrigins.length > 0) await api.register(cors, { origin: corsOrigins, maxAge: 600 });
  addHealthRoutes(api, context);
  await registerOpenApi(api);
  await api.register(
    async (v1) => {
      v1.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
      acceptEmptyJson(v1);
      v1.decorateRequest('caller', null);
      // Answers are about people: neither a browser nor a proxy keeps them.
      v1.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      await registerDeviceCookie(v1);
      await v1.register(rateLimit, {
        global: false,
        keyGenerator: ({ ip }) => networkOf(ip),
      });
      v1.get('/openapi.json', () => v1.swagger());
      const addCall = callAdder(v1, context, tokens);
      // Forms are read nowhere else: every other call refuses them.
      await v1.register(async (forms) => {
        await registerForms(forms);
        const addForm = callAdder(forms, context, tokens);
        addUploadRoute(addForm, context);
        addEmployeeFormRoute(addForm, context);
      });
      addAuthRoutes(addCall, context, tokens);
      addRecoveryRoutes(addCall, context);
      addRegistrationRoutes(addCall, context);
      addMeRoutes(addCall, context);
      addCapabilityRoutes(addCall, context);
      addDashboardRoutes(addCall, context);
      addEmployeeRoutes(addCall, context);
      addEmployeeRecordRoutes(addCall, context);
      addDocumentRoutes(addCall, context);
      addFileRoute(addCall, context);
      addAuditRoutes(addCall, context);
      addTimeLogRoutes(addCall, context);
      addAttendanceRoutes(addCall, context);
      addEmployeeTimeRoutes(addCall, context);
      addPunchRoutes(addCall, context);
      addActivityRoutes(addCall, context);
      addAnnouncementRoutes(addCall, context);
      addNotificationRoutes(addCall, context);
      addCorrectionRoutes(addCall, context);
      addLeaveRoutes(addCall, context);
      addLeaveDecisionRoutes(addCall, context);
      addLeaveFeedRoutes(addCall, context);
      addBreakRoutes(addCall, context);
    },
    { prefix: '/v1' },
  );
}
