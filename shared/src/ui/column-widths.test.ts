import { fixColumnWidths } from './column-widths.ts';

test('short columns keep the width that they need, and texts share the rest in proportion', () => {
  const { columns, style } = fixColumnWidths([
    { title: 'Name', minWidth: 176 },
    { title: 'Reason', minWidth: 76 },
    { title: 'Date', width: 76 },
  ]);
  expect(columns.map(({ width }) => width)).toEqual([
    'calc(var(--list-rest) * 0.6667)',
    'calc(var(--list-rest) * 0.3333)',
    'max(76px + var(--list-gap), 25.00cqi)',
  ]);
  expect(style).toEqual({
    '--list-min-width': '400px',
    '--list-rest': 'calc(var(--list-width) - (0px + max(76px + var(--list-gap), 25.00cqi)))',
  });
});

test('widths follow the contents when a column says none', () => {
  const columns = [{ title: 'Name' }, { title: 'Date', width: 80 }];
  expect(fixColumnWidths(columns)).toEqual({ columns });
});
