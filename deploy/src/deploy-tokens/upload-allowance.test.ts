import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderAccess } from './access-store.ts';
import { createToken } from './deploy-token.ts';
import { ALLOWANCE, countUploaded, takeUpload } from './upload-allowance.ts';

const root = temporaryFolder();
const START = new Date('2026-11-23T12:00:00Z');
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

/** An access store with two tokens. */
async function twoTokens(name: string) {
  const access = folderAccess(join(root, name));
  const request = { title: 'CI', modules: ['mfe-time'], mayPublish: true, mayPoint: false };
  const tokens = [1, 2].map(() => createToken({ ...request, days: 1, by: 'ada' }, START).token);
  await access.change((before) => ({ after: { ...before, tokens }, result: undefined }));
  return { access, ids: tokens.map(({ id }) => id) };
}

test('20 uploads an hour, counted for each token; an hour later there is room again', async () => {
  const { access, ids } = await twoTokens('hour');
  const [id = '', other = ''] = ids;
  for (let minute = 0; minute < ALLOWANCE.perHour; minute += 1) {
    await takeUpload(access, id, minutesLater(minute));
  }
  await expect(takeUpload(access, id, minutesLater(59))).rejects.toMatchObject({ statusCode: 429 });
  await takeUpload(access, other, minutesLater(59));
  await takeUpload(access, id, minutesLater(60));
  await expect(takeUpload(access, id, minutesLater(60))).rejects.toMatchObject({ statusCode: 429 });
});

test('after a clock that was set back no token waits for it to catch up', async () => {
  const { access, ids } = await twoTokens('clock');
  const [id = ''] = ids;
  for (let count = 0; count < ALLOWANCE.perHour; count += 1) {
    await takeUpload(access, id, minutesLater(600));
  }
  await takeUpload(access, id, START);
});

test('the bytes of all published archives are limited', async () => {
  const { access, ids } = await twoTokens('bytes');
  const [id = '', other = ''] = ids;
  await countUploaded(access, id, ALLOWANCE.bytes - 1);
  await takeUpload(access, id, START);
  await countUploaded(access, id, 1);
  await expect(takeUpload(access, id, START)).rejects.toThrow('has published 2 GB');
  await takeUpload(access, other, START);
});
