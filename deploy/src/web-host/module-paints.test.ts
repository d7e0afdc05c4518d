import { RELEASE } from '../testing/releases.ts';
import { modulePaints } from './module-paints.ts';

/** Reads the first paint of a release whose file has this text. */
function reader(text: string | undefined) {
  const readText = jest.fn(async () => text);
  const onUnreadable = jest.fn();
  return { readText, onUnreadable, read: modulePaints({ readText }, onUnreadable) };
}

test('the file of a version is read once; one without a module or without a file draws nothing', async () => {
  const { read, readText } = reader('{"/login":{"html":"<p>a</p>","css":"b{}"}}');
  expect(await read(undefined)).toBeUndefined();
  expect(await read(RELEASE)).toEqual({ '/login': { html: '<p>a</p>', css: 'b{}' } });
  await read(RELEASE);
  expect(readText).toHaveBeenCalledTimes(1);
  expect(await reader(undefined).read(RELEASE)).toBeUndefined();
});

test('an element that is left open cannot take in the rest of the page', async () => {
  const { read } = reader('{"/login":{"html":"<main><textarea>","css":""}}');
  expect((await read(RELEASE))?.['/login']?.html).toBe('<main><textarea></textarea></main>');
});

test('a file that cannot be read is reported, and the page is drawn without it', async () => {
  const { read, onUnreadable } = reader('nonsense');
  expect(await read(RELEASE)).toBeUndefined();
  expect(onUnreadable).toHaveBeenCalledWith(
    expect.stringMatching(/^The first paint of mfe-time@1.0.0-abc1234 cannot be read: /),
  );
});
