import { createExport, listAttendance, listTimesheets } from '@rollcall/shared/contract';
import { sql } from '../core/db/drizzle.ts';
import { departments } from '../core/db/tables/company.ts';
import { download } from '../testing/exports.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { SheetPainter } from './paint-sheet.ts';
import { loadPdfFonts, splitByFont } from './pdf-fonts.ts';

let api: TestApi;
let token: string;
let ana: number;
beforeAll(async () => {
  api = await startTestApi({ COMPANY_NAME: 'Acme' });
  await api.database.db.insert(departments).values({ name: 'Sales' });
  token = await api.tokenOf('ADMIN');
  ana = await api.fixtures.employee({
    firstName: 'Ана',
    lastName: 'Đặng',
    employeeCode: 'E-1',
    department: 'Sales',
    joiningDate: '2026-03-01',
  });
  await api.fixtures.employee({
    firstName: '李明',
    employeeCode: 'E-2',
    department: 'Sales',
    joiningDate: '2026-03-01',
  });
  const log = await api.fixtures.log(ana, '2026-03-09 09:00:00', '2026-03-09 17:00:00');
  await api.fixtures.break(ana, log, '2026-03-09 12:00:00', '2026-03-09 12:30:00');
  const corrected = await api.fixtures.log(ana, '2026-03-06 09:00:00', '2026-03-06 17:00:00');
  await api.database.db.execute(
    sql`UPDATE time_logs SET source = 'correction', reason = 'Forgot' WHERE id = ${corrected}`,
  );
  await api.database.db.execute(sql`INSERT INTO leaves (employee_id, type, start_date, end_date, status, applied_on)
    VALUES (${ana}, 'Annual', '2026-03-04', '2026-03-05', 'Approved', '2026-03-01')`);
});
afterAll(() => api.stop());

const QUERY = { month: '2026-03', department: 'Sales' };
const sheets = async () => (await api.call(listTimesheets, { query: QUERY, token })).body.data;

test('a sheet has what was punched, leave, the reason of a correction, and the figures of the month', async () => {
  const [sheet] = await sheets();
  const [row] = (await api.call(listAttendance, { query: QUERY, token })).body.data;
  expect(sheet?.sums).toEqual(row?.sums);
  expect(sheet?.days.map(({ figures }) => figures)).toEqual(row?.figures);
  expect(sheet).toMatchObject({ employeeCode: 'E-1', zone: 'UTC-06:00', department: 'Sales' });
  const dayOf = (date: string) => sheet?.days.find((day) => day.date === date);
  expect(dayOf('2026-03-09')).toMatchObject({
    leave: null,
    logs: [
      {
        punchIn: '2026-03-09 09:00:00',
        punchOut: '2026-03-09 17:00:00',
        zone: 'UTC-06:00',
        note: null,
      },
    ],
  });
  expect(dayOf('2026-03-06')?.logs).toMatchObject([{ note: 'Forgot' }]);
  expect(
    [dayOf('2026-03-04'), dayOf('2026-03-05'), dayOf('2026-03-07')].map((day) => day?.leave),
  ).toEqual(['Annual', 'Annual', null]);
});

test('one employee can be asked for', async () => {
  const query = { month: '2026-03', employeeId: ana };
  expect((await api.call(listTimesheets, { query, token })).body.data).toHaveLength(1);
});

const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b(?!s)/g)?.length;

test('the PDF has a page for each employee of the filter', async () => {
  const response = await download(api, token, { list: 'timesheets', filter: QUERY, format: 'pdf' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="timesheets-2026-03.pdf"',
  });
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(pdf.startsWith('%PDF-1.')).toBe(true);
  expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(pagesIn(pdf)).toBe(2);
  const none = { month: '2026-03', search: 'nothing' };
  const empty = await download(api, token, { list: 'timesheets', filter: none, format: 'pdf' });
  expect(pagesIn(Buffer.from(await empty.arrayBuffer()).toString('latin1'))).toBe(1);
});

test.each([
  ['timesheets', 'xlsx', 'Timesheets can be exported as pdf'],
  ['employees', 'pdf', 'Employees can be exported as xlsx or csv'],
] as const)('%s cannot be exported as %s', async (list, format, message) => {
  const filter: Record<string, string> = list === 'timesheets' ? QUERY : {};
  const body = { list, filter, format };
  const response = await api.callUnchecked(createExport, { body, token });
  expect([response.status, response.body.fields]).toEqual([422, [{ field: 'format', message }]]);
});

test('the bundled font has Latin, Vietnamese, Greek and Cyrillic, and no Arabic', () => {
  const { runsOf } = loadPdfFonts(null);
  expect(runsOf('Zoë Nguyễn Ολυμπία Дмитрий (E-7)')).toHaveLength(1);
  expect(runsOf('')).toEqual([]);
  expect(runsOf('محمد')).toBeNull();
});

test.each([
  ['Ana (E-1)', [['own', 'Ana (E-1)']]],
  [
    'علي محمد (E-1)',
    [
      ['arabic', 'علي محمد '],
      ['own', '(E-1)'],
    ],
  ],
  [
    'Ana علي',
    [
      ['own', 'Ana '],
      ['arabic', 'علي'],
    ],
  ],
  ['李', null],
])('%s is divided between the fonts', (text, expected) => {
  const isArabic = (letter: string) => /\p{Script=Arabic}/u.test(letter);
  const fonts = [
    { file: 'own', has: (letter: string) => letter < '\u0600' },
    // A font of a script usually has Latin letters as well.
    { file: 'arabic', has: (letter: string) => letter < '\u0600' || isArabic(letter) },
  ];
  const runs = splitByFont(text, fonts)?.map(({ font, text: part }) => [font, part]) ?? null;
  expect(runs).toEqual(expected);
});

/** Records what is written instead of drawing it. */
function aDocument() {
  const texts: string[] = [];
  const fonts = new Set<string>();
  const self: Record<string, unknown> = {};
  for (const name of ['addPage', 'fontSize', 'moveTo', 'lineTo', 'lineWidth', 'stroke']) {
    self[name] = () => self;
  }
  self.font = (font: string) => {
    fonts.add(font.replace(/.*\//, ''));
    return self;
  };
  self.text = (text: string) => {
    texts.push(text);
    return self;
  };
  self.heightOfString = () => 10;
  return { document: self as never, texts, fonts };
}

const HEADING = {
  title: 'Timesheet, March 2026',
  company: 'Acme',
  printUrl: 'http://localhost/time/timesheets?month=2026-03',
};

test('a sheet says company, month, person, zone, days, totals, and who signs', async () => {
  const { document, texts, fonts } = aDocument();
  const [sheet] = await sheets();
  if (!sheet) throw new Error('there is a sheet');
  new SheetPainter(document, HEADING, loadPdfFonts(null)).paint(sheet);
  expect(texts.slice(0, 4)).toEqual([
    'Acme',
    'Timesheet, March 2026',
    'Ана Đặng (E-1)',
    'Sales · Times in UTC-06:00',
  ]);
  expect(texts).toEqual(
    expect.arrayContaining(['Mon 09', '09:00 AM', '05:00 PM', '0:30', '7:30', 'Corrected: Forgot']),
  );
  expect(texts).toContain('Leave: Annual');
  expect(texts.find((text) => text.startsWith('Worked 15:30'))).toBeDefined();
  expect(texts.slice(-2)).toEqual([
    'Date, signature of the employee',
    'Date, signature of the manager',
  ]);
  expect([...fonts].toSorted()).toEqual(['NotoSans_400Regular.ttf', 'NotoSans_600SemiBold.ttf']);
});

test('letters that no font has become a sentence that leads to the console, never boxes', async () => {
  const { document, texts } = aDocument();
  const [, sheet] = await sheets();
  if (!sheet) throw new Error('there is a second sheet');
  new SheetPainter(document, HEADING, loadPdfFonts(null)).paint(sheet);
  expect(texts.join('\n')).not.toContain('李');
  expect(texts.slice(2, 4)).toEqual([
    'E-2',
    `The font of this file lacks letters of the name. Print this sheet from the console: ${HEADING.printUrl}&employee=${sheet.employeeId}`,
  ]);
});
