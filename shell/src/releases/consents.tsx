import type { PublishedVersion } from '@rollcall/shared/module';
import { Checkbox, Typography } from 'antd';
import type { ReactNode } from 'react';
import { type Entry, isBad } from './entries.ts';
import type { Refusal } from './release-calls.ts';
import { TEXTS } from './texts.ts';

/** Rules of the gate that an administrator may override, by the name of the consent. */
const RULES = { again: 'not-marked-bad', unsmoked: 'smoke-passed' } as const;

export type Override = keyof typeof RULES;

const OVERRIDES = Object.keys(RULES) as Override[];

/** The overrides that a version needs, as far as the report says. A rollback needs no smoke test. */
export const overridesFor = (
  entry: Entry,
  version: PublishedVersion | undefined,
  action: string,
): readonly Override[] =>
  version === undefined
    ? []
    : [
        ...(isBad(entry, version) ? (['again'] as const) : []),
        ...(action === 'release' && isUnsmoked(version) ? (['unsmoked'] as const) : []),
      ];

const isUnsmoked = ({ smokeTest }: PublishedVersion) =>
  smokeTest === 'missing' || smokeTest === 'failed';

/** The overrides that would make the gate agree; none when another rule refuses, too. */
export function overridesOf(refusals: readonly Refusal[]): readonly Override[] {
  const found = OVERRIDES.filter((name) => refusals.some(({ rule }) => rule === RULES[name]));
  return found.length === refusals.length ? found : [];
}

interface Props {
  readonly label: string;
  /** What is said before it. */
  readonly reason?: string;
  readonly hint?: string;
  readonly onChange: (isGiven: boolean) => void;
}

/** A checkbox by which the administrator agrees to more than the move itself. */
export const Consent = ({ label, reason, hint, onChange }: Props): ReactNode => (
  <div style={{ marginBottom: 16 }}>
    {reason !== undefined && <div>{reason}</div>}
    <Checkbox onChange={({ target }) => onChange(target.checked)}>{label}</Checkbox>
    {hint !== undefined && (
      <Typography.Text type="secondary" className="release-note">
        {hint}
      </Typography.Text>
    )}
  </div>
);

/** Why an override is asked for. */
export const REASONS: Readonly<Record<Override, (version: string) => string>> = {
  again: TEXTS.isBad,
  unsmoked: TEXTS.isUnsmoked,
};
