import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { keepReserve, withReserve } from './reserve.ts';

const path = join(temporaryFolder(), 'reserve');
const full = () => Object.assign(new Error('no space'), { code: 'ENOSPC' });

/** Writes on a disk whose last free bytes are those of the reserve. */
const onFullDisk = jest.fn(async () => {
  if (existsSync(path)) throw full();
});

beforeEach(async () => {
  await rm(path, { force: true });
  onFullDisk.mockClear();
});

test('a full disk gives the space of the reserve, once', async () => {
  await keepReserve(path);
  expect(statSync(path).size).toBe(500_000);
  await withReserve(path, onFullDisk);
  expect(onFullDisk).toHaveBeenCalledTimes(2);
  expect(existsSync(path)).toBe(false);
  await expect(withReserve(path, () => Promise.reject(full()))).rejects.toThrow('no space');
});

test('other failures do not cost the reserve', async () => {
  await keepReserve(path);
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
  await expect(withReserve(path, () => Promise.reject(denied))).rejects.toThrow('denied');
  expect(existsSync(path)).toBe(true);
});

test('without room there is no reserve, and no error', async () => {
  await keepReserve(join(path, 'none', 'reserve'));
  expect(existsSync(path)).toBe(false);
});
