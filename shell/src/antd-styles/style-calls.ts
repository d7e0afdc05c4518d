import { type CallExpression, type Node, parseSync, Visitor } from 'oxc-parser';

const GENERATORS = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']);

/** The style hooks that a file declares: antd's name of each, and where the function is that generates its rules. */
export function styleCalls(file: string, code: string) {
  if (!/gen\w*Style/.test(code)) return [];
  const calls: CallExpression[] = [];
  new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && GENERATORS.has(call.callee.name)) calls.push(call);
    },
  }).visit(parseSync(`${file}.js`, code).program);
  return calls.map(({ arguments: [component, styles] }) => {
    const name = nameOf(component);
    if (name === undefined || !styles)
      throw new Error(`antd/es/${file} has an unknown style hook.`);
    return { name, styles: { start: styles.start, end: styles.end } };
  });
}

/** antd's cache has `['Button', 'compact']` as `Button-compact`, and `'Button'` as `Button-Button`. */
function nameOf(component: Node | undefined): string | undefined {
  const parts = component?.type === 'ArrayExpression' ? component.elements : [component, component];
  const texts = parts.flatMap((part) =>
    part?.type === 'Literal' && typeof part.value === 'string' ? [part.value] : [],
  );
  return texts.length === 2 ? texts.join('-') : undefined;
}
