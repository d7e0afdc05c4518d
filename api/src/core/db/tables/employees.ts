import type { Role } from '@rollcall/shared/contract';
import { boolean, date, integer, pgTable, sql, text, time, timestamp } from '../drizzle.ts';

/** Employees; constraints are in `001-baseline.sql`. */
export const employees = pgTable('employees', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  employeeCode: text('employee_code').notNull(),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name'),
  lastName: text('last_name'),
  email: text().notNull(),
  /** The normalised address that identifies an account (`normaliseEmail`). */
  emailKey: text('email_key').notNull(),
  phone: text(),
  dob: date({ mode: 'string' }),
  gender: text(),
  bloodGroup: text('blood_group'),
  avatarUrl: text('avatar_url'),
  role: text().$type<Role>().notNull().default('EMPLOYEE'),
  /** Words that modules ask for (decision 076). */
  rights: text().array().notNull().default(sql`'{}'`),
  isActive: boolean('is_active'),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  passwordHash: text('password_hash'),
  vacationDays: integer('vacation_days'),
  /** Whether an administrator gets the daily mail, and the last day that is done, with or without a mail. */
  dailyMail: boolean('daily_mail').notNull().default(true),
  dailyMailOn: date('daily_mail_on', { mode: 'string' }),

  department: text(),
  designation: text(),
  joiningDate: date('joining_date', { mode: 'string' }),
  workLocation: text('work_location'),
  shiftStartTime: time('shift_start_time'),
  shiftEndTime: time('shift_end_time'),
  exitDate: date('exit_date', { mode: 'string' }),
  exitReason: text('exit_reason'),
  /** Whether the account ends once the exit date is over. */
  deactivateOnExit: boolean('deactivate_on_exit').notNull().default(false),
  employmentType: text('employment_type'),
  status: text().notNull().default('ACTIVE'),
  verificationStatus: text('verification_status').notNull().default('PENDING'),
  hasPf: boolean('has_pf').notNull().default(false),
  pfNumber: text('pf_number'),
  aadhaar: text(),
  pan: text(),

  currentAddressLine: text('current_address_line'),
  currentAddressCity: text('current_address_city'),
  currentAddressState: text('current_address_state'),
  currentAddressPincode: text('current_address_pincode'),
  permanentSameAsCurrent: boolean('permanent_same_as_current').notNull().default(false),
  permanentAddressLine: text('permanent_address_line'),
  permanentAddressCity: text('permanent_address_city'),
  permanentAddressState: text('permanent_address_state'),
  permanentAddressPincode: text('permanent_address_pincode'),

  bankAccountHolderName: text('bank_account_holder_name'),
  bankAccountNumber: text('bank_account_number'),
  bankIfscCode: text('bank_ifsc_code'),
  bankName: text('bank_name'),
  bankBranch: text('bank_branch'),
  accountType: text('account_type'),

  emergencyContactName: text('emergency_contact_name'),
  emergencyContactRelation: text('emergency_contact_relation'),
  emergencyContactPhone: text('emergency_contact_phone'),
  emergencyContactEmail: text('emergency_contact_email'),
  emergencyContactAddress: text('emergency_contact_address'),
  medicalCondition: text('medical_condition'),

  searchText: text('search_text').notNull(),
  jobText: text('job_text').notNull().default(''),
  /** Both of them, which a search reads. */
  findText: text('find_text').generatedAlwaysAs(sql`search_text || ' ' || job_text`),
  /** Since when the employee is inactive, resigned or terminated; a trigger sets it. */
  inactiveSince: date('inactive_since', { mode: 'string' }),
  isDemo: boolean('is_demo').notNull().default(false),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export type NewEmployee = typeof employees.$inferInsert;
