import { moduleJson } from '@rollcall/shared/module';
import * as z from 'zod/mini';
import type { Rule, SourceFacts } from './rule.ts';

/** zod/mini has no error messages by default. */
const { localeError } = z.locales.en();

/** `module.json` is a valid descriptor (design §4) without unknown fields, and its name is the folder's name. */
export const descriptorValid: Rule<SourceFacts> = {
  name: 'descriptor-valid',
  fix: 'correct module.json; the guide lists its fields (docs/modules.md; in a repository of its own, guide.md of @rollcall/shared).',
  check({ name, descriptor }) {
    if (descriptor === undefined) return undefined;
    const parsed = moduleJson.safeParse(descriptor, { error: localeError });
    if (!parsed.success) {
      return parsed.error.issues
        .map(({ path, message }) => `${path.join('.') || 'the descriptor'}: ${message}`)
        .join('; ');
    }
    if (parsed.data.name === name) return undefined;
    return `name is ${parsed.data.name}; it must be the folder's name, ${name}`;
  },
};
