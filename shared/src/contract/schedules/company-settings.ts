import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { envelope } from '../envelope.ts';
import { optionalText } from '../fields.ts';
import { baseVersion, countryCode } from './plan-fields.ts';
import { PLAN_RULES } from './plan-rules.ts';

/** The company. Its zone is a setting of the server and only read here. */
export const companySettings = z.object({
  name: z.nullable(z.string()),
  zone: z.string(),
  /** 0 for Sunday to 6 for Saturday. */
  weekStart: z.int(),
  /** ISO 3166-1, two letters. */
  country: z.nullable(z.string()),
  version: z.int(),
});

const WEEK_START = 'The first day of the week must be from 0 (Sunday) to 6 (Saturday)';

export const getCompany = defineCall({
  ...ENDPOINTS.getCompany,
  response: envelope(companySettings),
});

/** Changes the company: an absent field is unchanged, null removes a name or a country (design §9). */
export const updateCompany = defineCall({
  ...ENDPOINTS.updateCompany,
  body: z.object({
    name: optionalText(PLAN_RULES.companyName),
    weekStart: z.optional(z.int(WEEK_START).check(z.gte(0, WEEK_START), z.lte(6, WEEK_START))),
    country: z.optional(z.nullable(countryCode)),
    version: baseVersion,
  }),
  response: envelope(companySettings),
});

export type CompanySettingsBody = z.infer<typeof companySettings>;
