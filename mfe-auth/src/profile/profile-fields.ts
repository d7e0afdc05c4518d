import { type Fields, type ProfileChanges, readBoolean, readText } from '@rollcall/shared/calls';
import {
  BLOOD_GROUPS,
  CONTACT_RELATIONS,
  EMPLOYEE_RULES,
  GENDERS,
} from '@rollcall/shared/contract';
import type { FieldRule } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** A field that users may change themselves. */
export type ProfileField = Exclude<keyof ProfileChanges, 'version'>;

/** The values of the form: texts, and whether a checkbox is checked. */
export type ProfileValues = { [Name in ProfileField]?: string | boolean };

interface FormField {
  readonly name: ProfileField;
  readonly label: string;
  readonly kind: 'text' | 'tel' | 'email' | 'date' | 'select' | 'textarea' | 'checkbox';
  readonly rule?: FieldRule | undefined;
  readonly options?: readonly string[];
  readonly autoComplete?: string;
}

interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly isHidden?: (values: ProfileValues) => boolean;
}

const RULES: { readonly [Name in ProfileField]?: FieldRule } = EMPLOYEE_RULES;

function field(
  name: ProfileField,
  label: string,
  more: Partial<FormField> & { kind?: FormField['kind'] } = {},
): FormField {
  return { name, label, kind: 'text', rule: RULES[name], ...more };
}

const choice = (name: ProfileField, label: string, options: readonly string[]) =>
  field(name, label, { kind: 'select', options });

/** Parts of an address, with the words of browsers for them. */
const PARTS = [
  ['Line', 'Address Line', 'street-address'],
  ['City', 'City', 'address-level2'],
  ['State', 'State', 'address-level1'],
  ['Pincode', 'Pincode', 'postal-code'],
] as const;

const address = (which: 'current' | 'permanent', label: string) =>
  PARTS.map(([part, text, autoComplete]) =>
    field(`${which}Address${part}`, `${label} ${text}`, {
      ...(which === 'current' && { autoComplete }),
    }),
  );

/** The fields of the form, grouped, with the labels of the administrators' form. */
export const GROUPS: readonly FieldGroup[] = [
  {
    title: TEXTS.contact,
    fields: [field('phone', 'Phone', { kind: 'tel', autoComplete: 'tel' })],
  },
  {
    title: TEXTS.personal,
    fields: [
      field('dob', 'Date of Birth', { kind: 'date', autoComplete: 'bday' }),
      choice('gender', 'Gender', GENDERS),
      choice('bloodGroup', 'Blood Group', BLOOD_GROUPS),
    ],
  },
  {
    title: TEXTS.currentAddress,
    fields: [
      ...address('current', 'Current'),
      field('permanentSameAsCurrent', 'Permanent address same as current', { kind: 'checkbox' }),
    ],
  },
  {
    title: TEXTS.permanentAddress,
    fields: address('permanent', 'Permanent'),
    isHidden: ({ permanentSameAsCurrent }) => permanentSameAsCurrent === true,
  },
  {
    title: TEXTS.emergency,
    fields: [
      field('emergencyContactName', 'Emergency Contact Name'),
      choice('emergencyContactRelation', 'Relation', CONTACT_RELATIONS),
      field('emergencyContactPhone', 'Emergency Contact Phone', { kind: 'tel' }),
      field('emergencyContactEmail', 'Emergency Contact Email', { kind: 'email' }),
      field('emergencyContactAddress', 'Emergency Contact Address'),
      field('medicalCondition', 'Medical Condition', { kind: 'textarea' }),
    ],
  },
];

const ALL = GROUPS.flatMap(({ fields }) => fields);

/** The form values of a record. */
export function valuesOf(record: Fields): ProfileValues {
  const valueOf = ({ name, kind }: FormField) => {
    if (kind === 'checkbox') return readBoolean(record[name]) === true;
    const text = readText(record[name]) ?? '';
    return kind === 'date' ? (/^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '') : text;
  };
  return Object.fromEntries(ALL.map((each) => [each.name, valueOf(each)]));
}

/** The permanent address while "same as current" is checked: a copy of the current one (spec §4). */
export function copiedAddress(values: ProfileValues): ProfileValues {
  if (values.permanentSameAsCurrent !== true) return {};
  return Object.fromEntries(
    PARTS.map(([part]) => [`permanentAddress${part}`, values[`currentAddress${part}`] ?? '']),
  );
}
