/** The first line with text of an error, without colours. */
export function firstLine(error: string | undefined): string {
  // oxlint-disable-next-line no-control-regex -- colours begin with it
  const plain = (error ?? '').replaceAll(/\u001B\[[\d;]*m/g, '');
  const line = plain.split('\n').find((one) => one.trim() !== '') ?? 'no error was given';
  return line.trim().slice(0, 300);
}
