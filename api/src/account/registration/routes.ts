import * as calls from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import type { EmployeeRecord } from '../../people/records/record.ts';
import { registerEmployee } from './register.ts';
import { resendVerification, verifyEmail } from './verification.ts';

/** Self-registration and verification of an email address (spec §7, design §8). */
export function addRegistrationRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.register, async (request) => ({
    status: true,
    message: 'Registered successfully. Please verify your email.',
    data: presentRegistered(await registerEmployee(context, request)),
  }));

  addCall(calls.verifyEmail, async (request) => {
    await verifyEmail(context, request);
    return { status: true, message: 'Email verified' };
  });

  addCall(calls.resendVerification, async ({ body: { email }, ip, device }) => {
    await resendVerification(context, email, { ip, device });
    return {
      status: true,
      message: 'If this address is waiting for verification, an email was sent.',
    };
  });
}

function presentRegistered(record: EmployeeRecord) {
  const { id, employeeCode, firstName, middleName, lastName, email, phone, dob } = record;
  const { gender, role, isActive, verificationStatus } = record;
  const names = { firstName, middleName, lastName };
  const rest = { email, phone, dob, gender, role, isActive, verificationStatus };
  return { id, employeeId: employeeCode, ...names, ...rest };
}
