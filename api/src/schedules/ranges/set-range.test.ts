import { type Entry, setRange } from './set-range.ts';

type Values = { readonly a: string };

/** `1:01-05=x` is entry 1 from 1 March to before 5 March with value x; an empty end is open. */
function entry(text: string): Entry<Values> {
  const [, id = '', from = '', until = '', a = ''] = /^(\d+):(\d*)-(\d*)=(\w+)$/.exec(text) ?? [];
  return { id: Number(id), valid: range(from, until), values: { a } };
}
const range = (from: string, until: string) => ({
  from: from && `2026-03-${from}`,
  until: until && `2026-03-${until}`,
});
const dates = (text: string) => {
  const [from = '', until = ''] = text.split('-');
  const { from: first, until: end } = range(from, until);
  return { from: first || null, until: end || null };
};
const toText = (from: string | null) => from?.slice(-2) ?? '';

const entryOf = (text: string) => {
  const { valid, ...rest } = entry(text);
  return { ...rest, valid: { from: valid.from || null, until: valid.until || null } };
};

test.each<[string, string[], string, string, string[]]>([
  ['a new scope', [], '10-', 'x', ['new:10-=x']],
  ['from a date on', ['1:-=x'], '10-', 'y', ['1:-10=x', 'new:10-=y']],
  ['a range in the middle', ['1:-=x'], '10-20', 'y', ['1:-10=x', 'new:10-20=y', 'new:20-=x']],
  ['the whole of an entry', ['1:-=x'], '-', 'y', ['1:-=y']],
  [
    'across several entries',
    ['1:-05=x', '2:05-15=y', '3:15-=z'],
    '03-20',
    'w',
    ['1:-03=x', '2:03-20=w', '3:20-=z'],
  ],
  [
    'a gap within the range',
    ['1:-05=x', '2:15-=x'],
    '03-20',
    'y',
    ['1:-03=x', '2:03-20=y', 'new:20-=x'],
  ],
  ['nothing changes', ['1:-10=x', '2:10-=y'], '12-15', 'y', ['1:-10=x', '2:10-=y']],
  ['a neighbour with the same value', ['1:-10=x', '2:10-=y'], '10-15', 'x', ['1:-15=x', '2:15-=y']],
  ['removed from a date on', ['1:-=x'], '10-', 'null', ['1:-10=x']],
  ['removed in the middle', ['1:-=x'], '10-20', 'null', ['1:-10=x', 'new:20-=x']],
  ['removed where nothing is', ['1:-10=x'], '12-', 'null', ['1:-10=x']],
  ['before all entries', ['1:10-=x'], '-05', 'y', ['new:-05=y', '1:10-=x']],
])('%s', (_title, stored, changed, value, expected) => {
  const history = setRange(stored.map(entryOf), dates(changed), () =>
    value === 'null' ? null : { a: value },
  );
  const texts = history.map(
    ({ id, valid, values }) =>
      `${id ?? 'new'}:${toText(valid.from)}-${toText(valid.until)}=${values.a}`,
  );
  expect(texts).toEqual(expected);
});
