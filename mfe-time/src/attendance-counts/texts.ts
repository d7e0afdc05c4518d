const ofEmployees = (count: number, words: string) => `${count.toLocaleString('en-US')} ${words}`;

/** Texts of the line that says how many employees are here. */
export const TEXTS = {
  title: 'Who is here',
  punchedIn: (count: number) => ofEmployees(count, 'punched in'),
  onBreak: (count: number) => ofEmployees(count, 'of them on a break'),
  punchedOut: (count: number) => ofEmployees(count, 'punched out'),
  missingOuts: (count: number) =>
    ofEmployees(count, count === 1 ? 'missing punch-out' : 'missing punch-outs'),
  openEarlier: (count: number) => ofEmployees(count, 'punched in since an earlier day'),
} as const;
