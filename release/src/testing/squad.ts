import { join } from 'node:path';
import { releaseAll } from '../channel/release-all';
import { runCli } from '../cli/run-cli';
import { createKeys } from '../keys/change-keys';
import { createDirectoryStorage } from '../storage/directory';
import { AUTHOR, fixtureFolder, fixtureStore } from './fixture-store';
import { keyFile, withKey } from './fixture-keys';

interface CommandRun {
  code: number;
  out: string;
  err: string;
}

/** Runs a command. */
export async function release(args: string[], env: Record<string, string> = {}): Promise<CommandRun> {
  const { code, out, err } = await runCli(args, env, () => {});
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Creates a store of Ada Park with two releases of the chat, the first of which is in production. */
export async function squad() {
  const folder = await fixtureFolder();
  const key = await keyFile(folder, 'ada');
  const store = await fixtureStore(withKey(createDirectoryStorage(join(folder, 'store')), key.file));
  await store.published('shell@1.0.0', 'chat@1.0.0', 'chat@1.1.0');
  const { change } = await releaseAll(store.storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, AUTHOR);
  await createKeys(store.storage, key.pair, { name: 'Ada Park', at: AUTHOR.at, reason: 'a test' });
  const run = (...args: string[]) =>
    release([...args, '--store', store.storage.location], { RELEASE_KEY: key.file });
  const runJson = async (...args: string[]) => {
    const { code, out } = await run(...args, '--json');
    // The type of the output is up to each test.
    return { code, data: JSON.parse(out) };
  };
  return { ...store, run, runJson, first: String(change.set) };
}
