import { DEFAULT_PORT } from '@guest/shared/contracts/core/suite-defaults';
import { createInterface } from 'node:readline';
import process from 'node:process';
import { Writable } from 'node:stream';
import { UsageError, type CommandResult } from '../core/command';
import { endSession, startSession } from '../connection/staff-session';
import type { createSavedSession } from './saved-session';

export const DEFAULT_URL = `http://localhost:${DEFAULT_PORT}`;
type SessionStore = ReturnType<typeof createSavedSession>;

export async function signIn(
  address: string | undefined,
  env: NodeJS.ProcessEnv,
  store: SessionStore,
): Promise<CommandResult> {
  const url = address ?? (env.DESK_URL || DEFAULT_URL);
  if (!URL.canParse(url)) throw new UsageError(`"${url}" is not a URL`);
  const key = env.DESK_KEY || (await readSecret('Staff key: '));
  const session = await startSession(url, key);
  await store.save({ url, session });
  const { staff, property, expiresAt } = session;
  return {
    data: { url, staff, property, expiresAt },
    lines: [`Signed in to ${property.name} as ${staff.nickName} (${staff.role}), until ${expiresAt}.`],
  };
}

export async function signOut(store: SessionStore): Promise<CommandResult> {
  const stored = await store.load();
  if (stored) await endSession(stored.url, stored.session.token);
  await store.forget();
  return {
    data: { signedOut: stored !== undefined },
    lines: [stored ? 'Signed out.' : 'You were not signed in.'],
  };
}

/** Reads a line without echoing it. */
function readSecret(question: string): Promise<string> {
  process.stderr.write(question);
  const silence = new Writable({ write: (_part, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: process.stdin.isTTY });
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      process.stderr.write('\n');
      resolve(line.trim());
      lines.close();
    });
    lines.once('close', () => resolve(''));
  });
}
