import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { isSecretField } from '@rollcall/shared/contract';
import { ROOT } from '@rollcall/tools/process';

/** A filled field: its name in the contract, and its value. */
export interface Filled {
  readonly name: string;
  readonly isSecret: boolean;
  readonly value: string;
}

/** Controls whose ids do not end with the field's name. */
const NAMES: Readonly<Record<string, string>> = {
  'Email Address': 'email',
  'New Password': 'password',
  'Confirm Password': 'confirmPassword',
  'Country code': 'country',
  Male: 'gender',
  Female: 'gender',
  'Punch In': 'punchIn',
  'Punch Out': 'punchOut',
  'Start Date': 'startDate',
  'End Date': 'endDate',
  Type: 'type',
  Reason: 'reason',
  'Reason (optional)': 'reason',
  'Document Name': 'type',
  File: 'file',
  'Profile Photo': 'profilePhoto',
  Employee: 'employeeId',
};

const CONTROLS = [
  'input:not([type=hidden], [hidden])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=switch]',
  '[role=spinbutton]',
].join(', ');

/** The fields of the API's requests: whether one that is sent is secret is known. */
const FIELDS = new Set<string>();
const { paths, components } = JSON.parse(
  readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'),
) as OpenApi;
for (const call of Object.values(paths).flatMap((calls) => Object.values(calls))) {
  JSON.stringify(call.requestBody, addFields);
}

interface OpenApi {
  readonly paths: Record<string, Record<string, { readonly requestBody?: unknown }>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

/** Adds the names of fields that a schema has, also in the schemas that it names. */
function addFields(key: string, value: unknown): unknown {
  if (key === 'properties') for (const name of Object.keys(value as object)) FIELDS.add(name);
  return key === '$ref' ? components.schemas[String(value).split('/').at(-1) ?? ''] : value;
}

/** The one-time code that the base backend accepts. */
export const CODE = '4321';

let serial = 0;
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Fills every field of a form with a unique value. Fields are found on the page, so that new fields are filled too.
 * Fails for a field that no request of the API has, and for a form without fields.
 */
export async function fillForm(page: Page, form: Locator): Promise<Filled[]> {
  const filled: Filled[] = [];
  const seen = new Set<string>();
  await form.locator(CONTROLS).first().waitFor();
  // A ticked box can enable other fields: repeat until there are no new fields.
  for (let before = -1; before !== filled.length; ) {
    before = filled.length;
    for (const [index, { key, ...found }] of (await describeAll(form)).entries()) {
      if (!found.isUsable || seen.has(key)) continue;
      seen.add(key);
      const name = nameOf(found);
      const isSecret = isSecretField(name);
      const control = form.locator(CONTROLS).nth(index);
      const value = await fill(page, control, { ...found, name, isSecret });
      if (value !== undefined) filled.push({ name, isSecret, value });
    }
  }
  return filled;
}

interface Found {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly isUsable: boolean;
}

/** The present state of every control, in page order; `key` identifies a control. */
function describeAll(form: Locator): Promise<(Found & { readonly key: string })[]> {
  return form.locator(CONTROLS).evaluateAll((elements) => {
    const text = (node: Element | null | undefined) => {
      const copy = node?.cloneNode(true) as Element | undefined;
      // A label may contain its control, whose text is input.
      for (const inner of copy?.querySelectorAll('textarea, select, button') ?? []) inner.remove();
      return copy?.textContent?.trim() ?? '';
    };
    return elements.map((element) => {
      const { id, type, labels, disabled } = element as HTMLInputElement;
      const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      const label = element.getAttribute('aria-label') ?? (text(labels?.[0]) || text(named));
      const kind = element.getAttribute('role') ?? type ?? element.localName;
      const isUsable = element.checkVisibility() && !disabled;
      return { id, label, kind, isUsable, key: `${id} ${label} ${kind}` };
    });
  });
}

/** The field's name in the contract. */
function nameOf({ id, label }: Found): string {
  const plain = label.replace(/\s*\*$/, '');
  const name = plain.startsWith('OTP Input')
    ? 'otpCode'
    : (NAMES[plain] ?? id.split(/[-_]/).at(-1) ?? '');
  if (isSecretField(name) || FIELDS.has(name)) return name;
  throw new Error(`The field "${label}" (id "${id}") is neither secret nor a field of a request.`);
}

/** Fills one control; returns its value, or undefined when there is nothing to search for. */
async function fill(
  page: Page,
  control: Locator,
  { kind, label, name, isSecret }: Found & Pick<Filled, 'name' | 'isSecret'>,
): Promise<string | undefined> {
  serial += 1;
  const marker = `zq${serial}marker`;
  const day = String((serial % 28) + 1).padStart(2, '0');
  switch (kind) {
    case 'radio':
    case 'checkbox':
    case 'switch':
      // This box hides fields when it is ticked.
      await control.setChecked(name !== 'permanentSameAsCurrent');
      return undefined;
    case 'combobox':
      return isSecret ? chooseLast(page, control) : undefined;
    case 'file':
      // A photo is saved immediately, without the form.
      if (name === 'profilePhoto') return undefined;
      await control.setInputFiles({ name: `${marker}.png`, mimeType: 'image/png', buffer: IMAGE });
      return marker;
    case 'date':
      return put(control, `1971-03-${day}`);
    case 'time':
      return put(control, `03:${day}`);
    case 'datetime-local':
      return put(control, `2019-03-${day}T09:17`);
    case 'email':
      return put(control, `${marker}@example.test`);
    case 'tel':
      if (name !== 'otpCode') return put(control, `5550${String(100_000 + serial)}`);
      // One digit per box; the test joins them.
      return put(control, CODE[Number(label.at(-1)) - 1] ?? '');
    default:
      return put(control, marker);
  }
}

async function put(control: Locator, value: string): Promise<string> {
  await control.fill(value);
  return value;
}

async function chooseLast(page: Page, control: Locator): Promise<string> {
  await control.click();
  const option = page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .last();
  const value = (await option.textContent()) ?? '';
  await option.click();
  return value;
}
