import { pointersOf } from '@rollcall/shared/module';
import { OperatorError } from '@rollcall/shared/node';
import { pointTo } from '../../releases/point-to.ts';
import { folderStore } from '../../store/folder-store.ts';

// `move-in-a-loop.ts FOLDER BY MOVES CLOCK_MS`: moves random modules of a store to one of their versions until MOVES
// moves are acknowledged, with a clock that differs from the real one. Prints each result as a line of JSON.
const [root = '', by = '', moves = '0', clockMs = '0'] = process.argv.slice(2);
const store = folderStore(root, () => new Date(Date.now() + Number(clockMs)));

const pick = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T;

for (let done = 0; done < Number(moves); ) {
  const names = [...pointersOf(await store.readList())].filter(([name]) => name !== 'shell');
  const [name, { current: from }] = pick(names);
  const version = pick((await store.listVersions(name)).filter((one) => one !== from));
  try {
    const { to } = await pointTo(store, { name, version }, { by, from });
    done += 1;
    process.stdout.write(`${JSON.stringify({ by, name, from, to })}\n`);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stdout.write(`${JSON.stringify({ by, refused: error.message })}\n`);
  }
}
