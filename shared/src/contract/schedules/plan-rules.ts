import { lineRule, nameRule, required } from '../../domain/index.ts';

/** Texts of shifts, schedules, holidays, policies and the company, for forms and schemas (decision 056). */
export const PLAN_RULES = {
  name: required(nameRule('Name', 60)),
  companyName: nameRule('Name', 100),
  region: lineRule('Region', 60),
  rosterReason: lineRule('Reason', 200),
} as const;
