import { releaseAll } from '../channel/release-all';
import { runCli } from '../cli/run-cli';
import { AUTHOR, fixtureStore } from './fixture-store';

interface CommandRun {
  code: number;
  out: string;
  err: string;
}

/** Runs a command as the user Ada Park. */
export async function release(args: string[], env: Record<string, string> = {}): Promise<CommandRun> {
  const { code, out, err } = await runCli(args, { RELEASE_ACTOR: 'Ada Park', ...env }, () => {});
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Creates a store with two releases of the chat, the first of which is in production. */
export async function squad() {
  const store = await fixtureStore();
  await store.published('shell@1.0.0', 'chat@1.0.0', 'chat@1.1.0');
  const { change } = await releaseAll(store.storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, AUTHOR);
  const run = (...args: string[]) => release([...args, '--store', store.storage.location]);
  const runJson = async (...args: string[]) => {
    const { code, out } = await run(...args, '--json');
    // The type of the output is up to each test.
    return { code, data: JSON.parse(out) };
  };
  return { ...store, run, runJson, first: String(change.set) };
}
