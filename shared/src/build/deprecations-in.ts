import { parseSync } from 'oxc-parser';

/** The exported names of a file whose documentation has `@deprecated`, each with the rest of its sentence. */
export function deprecationsIn(file: string, code: string): [name: string, advice: string][] {
  const { module, comments } = parseSync(file, code);
  return module.staticExports.flatMap(({ start, entries }) => {
    const comment = comments.find(
      ({ type, end }) => type === 'Block' && end <= start && code.slice(end, start).trim() === '',
    );
    const advice = /@deprecated\s+([\s\S]*)/.exec(comment?.value ?? '')?.[1];
    if (advice === undefined) return [];
    const text = advice.replace(/\s*\n\s*\*\s*/g, ' ').trim();
    return entries.flatMap(({ exportName: { name } }) =>
      name ? [[name, text] as [string, string]] : [],
    );
  });
}
