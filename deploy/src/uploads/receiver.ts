import { buffer } from 'node:stream/consumers';
import { folderStore } from '../store/folder-store.ts';
import { receiveUpload } from './receive-upload.ts';
import { describeError, type FromReceiver, type ReceiverInput } from './receiver-messages.ts';

/** The process that checks and publishes one upload (receive-elsewhere.ts), and ends with the console. */
process.once('disconnect', () => process.exit(1));

const { releasesDir, folder, ...about } = JSON.parse(process.argv[2] ?? '') as ReceiverInput;

async function answer(): Promise<FromReceiver> {
  try {
    const archive = await buffer(process.stdin);
    const store = folderStore(releasesDir);
    return { received: await receiveUpload({ store, folder }, { ...about, archive }) };
  } catch (error) {
    return { error: describeError(error) };
  }
}

const answered = await answer();
process.send?.(answered, () => process.exit(0));
