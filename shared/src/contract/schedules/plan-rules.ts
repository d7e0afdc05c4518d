import { lineRule, nameRule, required, textRule } from '../../domain/index.ts';

/** Texts of shifts, schedules, holidays, policies, announcements and the company, for forms and schemas (decision 056). */
export const PLAN_RULES = {
  name: required(nameRule('Name', 60)),
  companyName: nameRule('Name', 100),
  announcementTitle: required(lineRule('Title', 120)),
  announcementText: required(textRule('Text', 2000)),
  region: lineRule('Region', 60),
  rosterReason: lineRule('Reason', 200),
} as const;
