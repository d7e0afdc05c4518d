import * as z from 'zod/mini';
import { REGISTRATION_PASSWORD_MIN_LENGTH } from '../domain/index.ts';
import { login } from './auth.ts';
import { defineCall } from './call.ts';
import { employeeFields, employeeRecord } from './employee-record.ts';
import { ENDPOINTS } from './endpoint.ts';
import { acknowledgement, envelope } from './envelope.ts';
import { newPassword, withConfirmation } from './fields.ts';

/** Ends the session of the token. */
export const logout = defineCall({ ...ENDPOINTS.logout, response: acknowledgement });

/** A new token for the session of the old one, which lives on for as long as a new session would. */
export const refresh = defineCall({ ...ENDPOINTS.refresh, response: login.response });

/** Everything that is kept about oneself. */
export const getMe = defineCall({ ...ENDPOINTS.getMe, response: envelope(employeeRecord) });

const { phone, dob, gender, bloodGroup, medicalCondition } = employeeFields;

/** What somebody may change of themselves (capability `profile`); the rest is an administrator's. */
export const updateMe = defineCall({
  ...ENDPOINTS.updateMe,
  body: z.object({
    phone,
    dob,
    gender,
    bloodGroup,
    medicalCondition,
    currentAddressLine: employeeFields.currentAddressLine,
    currentAddressCity: employeeFields.currentAddressCity,
    currentAddressState: employeeFields.currentAddressState,
    currentAddressPincode: employeeFields.currentAddressPincode,
    permanentSameAsCurrent: employeeFields.permanentSameAsCurrent,
    permanentAddressLine: employeeFields.permanentAddressLine,
    permanentAddressCity: employeeFields.permanentAddressCity,
    permanentAddressState: employeeFields.permanentAddressState,
    permanentAddressPincode: employeeFields.permanentAddressPincode,
    emergencyContactName: employeeFields.emergencyContactName,
    emergencyContactRelation: employeeFields.emergencyContactRelation,
    emergencyContactPhone: employeeFields.emergencyContactPhone,
    emergencyContactEmail: employeeFields.emergencyContactEmail,
    emergencyContactAddress: employeeFields.emergencyContactAddress,
    version: z.optional(z.nullable(z.int())),
  }),
  response: envelope(employeeRecord),
});

/** Changes one's own password; a wrong current one is 422, never 401 (design §7). Other sessions end. */
export const changePassword = defineCall({
  ...ENDPOINTS.changePassword,
  body: withConfirmation(
    z.object({
      currentPassword: z
        .string('Current password is required')
        .check(z.minLength(1, 'Current password is required'), z.maxLength(1024)),
      password: newPassword(REGISTRATION_PASSWORD_MIN_LENGTH),
      confirmPassword: z.string('Please confirm your password'),
    }),
    'Passwords do not match.',
  ),
  response: acknowledgement,
});

/** A session of one's own. Times are ISO 8601, UTC. */
export const ownSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  userAgent: z.nullable(z.string()),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

/** One's live sessions, newest first. */
export const listMySessions = defineCall({
  ...ENDPOINTS.listMySessions,
  response: envelope(z.array(ownSession)),
});

/** Ends every session of one's own but the one that asks. */
export const endOtherSessions = defineCall({
  ...ENDPOINTS.endOtherSessions,
  response: acknowledgement,
});

/** Ends one session of one's own. */
export const endSession = defineCall({
  ...ENDPOINTS.endSession,
  params: z.object({ id: z.uuid() }),
  response: acknowledgement,
});

export type OwnSessionBody = z.infer<typeof ownSession>;
