import * as z from 'zod/mini';
import { login } from './auth.ts';
import { defineCall } from './call.ts';
import { employeeFields, employeeRecord } from './employee-record.ts';
import { ENDPOINTS } from './endpoint.ts';
import { acknowledgement, envelope } from './envelope.ts';
import { newPassword, withConfirmation } from './fields.ts';
import { formFile } from './file.ts';
import { REGISTRATION_RULES } from './registration-rules.ts';

/** Ends the session of the token. */
export const logout = defineCall({
  ...ENDPOINTS.logout,
  refusesIdempotencyKey: true,
  response: acknowledgement,
});

/** Issues a new token for the same session and extends the session to the full lifetime. */
export const refresh = defineCall({
  ...ENDPOINTS.refresh,
  refusesIdempotencyKey: true,
  response: login.response,
});

/** All stored data of the caller. */
export const getMe = defineCall({ ...ENDPOINTS.getMe, response: envelope(employeeRecord) });

const { phone, dob, gender, bloodGroup, medicalCondition } = employeeFields;

/** Changes the caller's own profile (capability `profile`); only an administrator can change the other fields. */
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

/** Replaces the caller's photo with a JPEG, PNG or WebP image (capability `profile`). */
export const updateMyPhoto = defineCall({
  ...ENDPOINTS.updateMyPhoto,
  isForm: true,
  body: z.object({ file: formFile }),
  response: envelope(employeeRecord),
});

/** Removes the caller's photo; repeating it changes nothing. */
export const deleteMyPhoto = defineCall({
  ...ENDPOINTS.deleteMyPhoto,
  response: envelope(employeeRecord),
});

/** Changes the caller's password and ends their other sessions. A wrong current one is 422, never 401 (design §7). */
export const changePassword = defineCall({
  ...ENDPOINTS.changePassword,
  refusesIdempotencyKey: true,
  body: withConfirmation(
    z.object({
      currentPassword: z
        .string('Current password is required')
        .check(z.minLength(1, 'Current password is required'), z.maxLength(1024)),
      password: newPassword(REGISTRATION_RULES.password),
      confirmPassword: z.string('Please confirm your password'),
    }),
    'Passwords do not match.',
  ),
  response: acknowledgement,
});

/** A session of the caller. Times are ISO 8601, UTC. */
export const ownSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  userAgent: z.nullable(z.string()),
  /** The session that makes this call. */
  isCurrent: z.boolean(),
});

/** The caller's active sessions, newest first. */
export const listMySessions = defineCall({
  ...ENDPOINTS.listMySessions,
  response: envelope(z.array(ownSession)),
});

/** Ends the caller's other sessions. */
export const endOtherSessions = defineCall({
  ...ENDPOINTS.endOtherSessions,
  response: acknowledgement,
});

/** Ends one session of the caller. */
export const endSession = defineCall({
  ...ENDPOINTS.endSession,
  params: z.object({ id: z.uuid() }),
  response: acknowledgement,
});

export type OwnSessionBody = z.infer<typeof ownSession>;
