/** @jest-environment node */
import { writeXlsx } from 'hucre/xlsx';
import { readFile, readText } from './read-table.ts';

const TABLE = {
  header: ['Name', 'City'],
  rows: [
    ['Zoë', 'Łódź; PL'],
    ['Bob', ''],
  ],
};
const CSV = 'Name;City\r\nZoë;"Łódź; PL"\r\nBob\r\n\r\n';
const fileOf = (...parts: BlobPart[]) => new File(parts, 'people.csv');
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isLittle ? bytes : bytes.swap16());
};

test.each<[string, File]>([
  ['UTF-8', fileOf(CSV)],
  ['UTF-8 with a mark', fileOf('\uFEFF', CSV)],
  ['UTF-16 with a mark', fileOf(utf16(`\uFEFF${CSV}`, true))],
  ['UTF-16, big end first', fileOf(utf16(`\uFEFF${CSV}`, false))],
  ['UTF-16 without a mark', fileOf(utf16(CSV, true))],
])('a file in %s', async (_name, file) => {
  expect(await readFile(file)).toEqual(TABLE);
});

test('a file in Windows-1252, as older spreadsheets write it', async () => {
  const bytes = new Uint8Array(
    [...'Name,Fee\nZo\u00eb,5 \u0080'].map((letter) => letter.charCodeAt(0)),
  );
  expect((await readFile(fileOf(bytes))).rows).toEqual([['Zoë', '5 €']]);
});

test.each([
  ['comma', 'a,b\n1,2', [['1', '2']]],
  ['semicolon', 'a;b\n1,5;2', [['1,5', '2']]],
  ['tab, as spreadsheets copy', 'a\tb\n1, 2; 3\t4', [['1, 2; 3', '4']]],
  ['bar', 'a|b\n1|2', [['1', '2']]],
  ['one column', 'a\n1\n2', [['1'], ['2']]],
  ['a hint for spreadsheets', 'sep=;\na;b\n1;2', [['1', '2']]],
  [
    'columns without a name',
    'a,,\n1,2,3\n1,,',
    [
      ['1', '2', '3'],
      ['1', '', ''],
    ],
  ],
])('text with %s', async (_name, text, rows) => {
  expect((await readText(text)).rows).toEqual(rows);
});

test('a workbook: the first sheet that is shown and has rows; dates, times, numbers and phones as text', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Notes', hidden: true, rows: [['x'], ['y']] },
      { name: 'Empty', rows: [] },
      {
        name: 'People',
        rows: [
          ['Name', 'Joined', 'Phone', 'Code'],
          ['Zoë', new Date('2024-05-03T00:00:00Z'), 919876543210, '007'],
        ],
      },
    ],
  });
  const { rows } = await readFile(new File([bytes as Uint8Array<ArrayBuffer>], 'people.xlsx'));
  expect(rows).toEqual([['Zoë', '2024-05-03', '919876543210', '007']]);
});

test('a workbook: leading zeros of a format, results that failed, and empty rows between', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'People',
        columns: [{ header: 'Pincode', numFmt: '00000' }, { header: 'Team' }],
        rows: [
          ['Pincode', 'Team'],
          [2134, '#N/A'],
          ...Array.from({ length: 3000 }, () => ['']),
          ['x', 'IT'],
        ],
      },
    ],
  });
  const { rows } = await readFile(new File([new Uint8Array(bytes)], 'people.xlsx'));
  expect(rows).toEqual([
    ['02134', ''],
    ['x', 'IT'],
  ]);
});

const row = 'x,'.repeat(300);
test.each<[string, string, string]>([
  ['no rows', 'a,b\n', 'There are no rows below the header.'],
  ['nothing', '', 'There are no rows below the header.'],
  ['a page of the web', '<html><table><tr><td>Ana', 'This file is not a table.'],
  [
    'too many rows',
    `a\n${'x\n'.repeat(2001)}`,
    'There are more than 2000 rows. Import at most 2000 people at a time.',
  ],
  [
    'too many columns',
    `${row}x\n${row}x`,
    'There are 301 columns, more than 200. Remove those that are not needed.',
  ],
  [
    'a line with more values than the header',
    'a,b\n1,2\n1,2,3',
    'Row 2 has more values than the header has columns (2). Check its separators and quotation marks.',
  ],
  [
    'half a row',
    'a,b\n1,2\n"3,4\n5,6\n',
    'A quotation mark in line 3 is not closed, so the rows after it cannot be read. Close it, or save the file again.',
  ],
])('%s is refused with a sentence', async (_name, text, sentence) => {
  await expect(readText(text)).rejects.toThrow(sentence);
});

test.each<[string, () => File | Promise<File>, string]>([
  [
    'a picture',
    () => fileOf(new Uint8Array([0x89, 0x50, 0, 0, 0, 13, 0, 1])),
    'This file is not a table.',
  ],
  [
    'an old workbook',
    () => fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])),
    'This is an old Excel workbook',
  ],
  ['half a workbook', halfAWorkbook, 'The workbook cannot be read.'],
  [
    'a ZIP that is no workbook',
    () => fileOf(new Uint8Array([0x50, 0x4b, 5, 6, ...Array(18).fill(0)])),
    'The workbook cannot be read.',
  ],
  [
    'a file of 200 MB',
    () => ({ size: 200 * 1024 * 1024 }) as File,
    'The file has 200 MB. Choose one of at most 10 MB, or paste the rows.',
  ],
  ['a workbook that says it is huge', bomb, 'The workbook is too large unpacked.'],
])('%s is refused with a sentence', async (_name, make, sentence) => {
  await expect(readFile(await make())).rejects.toThrow(sentence);
});

async function aWorkbook(): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = [{ name: 'A', rows: [['a'], ['b']] }];
  return new Uint8Array(await writeXlsx({ sheets }));
}

async function halfAWorkbook(): Promise<File> {
  const bytes = await aWorkbook();
  return fileOf(bytes.slice(0, bytes.length / 2));
}

/** A workbook whose first entry says that it has a gigabyte unpacked. */
async function bomb(): Promise<File> {
  const bytes = await aWorkbook();
  const at = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  new DataView(bytes.buffer).setUint32(at + 24, 1024 ** 3, true);
  return fileOf(bytes);
}
