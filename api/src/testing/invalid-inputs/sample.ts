/** The parts of JSON Schema that our document uses. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Path of a value in a body: field names and list indexes. */
export type Place = readonly (string | number)[];

/** Valid texts by field name, where the schema does not define them; others are 'Text'. */
const BY_NAME: Record<string, string> = {
  punchIn: '2026-03-02 09:00:00',
  punchOut: '2026-03-02 10:00:00',
  startDate: '2026-05-01',
  endDate: '2026-05-02',
  email: 'ada@example.test',
  phone: '555 0100',
  dob: '1990-01-01',
  joiningDate: '2020-01-01',
  exitDate: '2030-01-01',
  shiftStartTime: '09:00',
  shiftEndTime: '17:00',
  emergencyContactEmail: 'ben@example.test',
  emergencyContactPhone: '555 0101',
  month: '2026-03',
  otpCode: '0000',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  currentPassword: 'correct horse',
  startTime: '09:00',
  endTime: '17:00',
  coreFrom: '10:00',
  coreTo: '12:00',
  halfAt: '13:00',
  nightFrom: '22:00',
  nightTo: '06:00',
  country: 'US',
  zone: 'America/Chicago',
  scope: 'company',
};
const BY_TYPE: Record<string, unknown> = { integer: 1, number: 1, boolean: true, null: null };

/** A value that is valid for a schema, so that a request has only one invalid field. */
export function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.anyOf) {
    const [first] = schema.anyOf.filter(({ type }) => type !== 'null');
    return sampleOf(first ?? {}, name);
  }
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [key, sampleOf(part, key)]),
    );
  }
  if (schema.items) return [sampleOf(schema.items, name)];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((word) => word !== '');
  if (schema.type && schema.type in BY_TYPE) return BY_TYPE[schema.type];
  return schema.format === 'date' ? (BY_NAME[name] ?? '2026-03-02') : (BY_NAME[name] ?? 'Text');
}

/** Every path in a schema that contains a value: the root, its fields, and theirs. */
export function placesOf(schema: Schema, at: Place = []): Place[] {
  const inside = [
    ...(schema.anyOf ?? []).flatMap((part) => placesOf(part, at).slice(1)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      placesOf(part, [...at, key]),
    ),
    ...(schema.items ? placesOf(schema.items, [...at, 0]) : []),
  ];
  return [at, ...inside];
}

/** Replaces the value in one place of a body. */
export function withValue(body: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  if (Array.isArray(body)) return [withValue(body[0], rest, value)];
  const object = (body ?? {}) as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, value) };
}
