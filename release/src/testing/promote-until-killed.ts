import { promote } from '../channel/promote';
import { openStorage } from '../storage/open-storage';

// A test program that promotes two versions in turn, as fast as it can, and prints each success.

const storage = await openStorage(process.env, { folder: process.argv[2] });
for (let i = 0; ; i++) {
  const author = { actor: `process ${process.pid}`, reason: `turn ${i}`, at: new Date().toISOString() };
  const { change } = await promote(storage, {
    channel: 'production',
    versions: { chat: `1.${i % 2}.0` },
    author,
  });
  process.stdout.write(`${change.revision}\n`);
}
