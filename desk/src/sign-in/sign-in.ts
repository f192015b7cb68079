import { DEFAULT_PORT } from '@guest/shared/contracts/core/suite-defaults';
import { createInterface } from 'node:readline';
import process from 'node:process';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { Misused, type Told } from '../core/command';
import { endSession, startSession } from '../connection/staff-session';
import type { createSavedSession } from './saved-session';

export const DEFAULT_URL = `http://localhost:${DEFAULT_PORT}`;
type Saved = ReturnType<typeof createSavedSession>;

export async function signIn(typed: string[], env: NodeJS.ProcessEnv, saved: Saved): Promise<Told> {
  const { url, key } = await wishes(typed, env);
  const session = await startSession(url, key);
  await saved.save({ url, session });
  const { staff, property, expiresAt } = session;
  return {
    data: { url, staff, property, expiresAt },
    lines: [`Signed in to ${property.name} as ${staff.nickName} (${staff.role}), until ${expiresAt}.`],
  };
}

export async function signOut(saved: Saved): Promise<Told> {
  const known = await saved.load();
  if (known) await endSession(known.url, known.session.token);
  await saved.forget();
  return {
    data: { signedOut: known !== undefined },
    lines: [known ? 'Signed out.' : 'Nobody was signed in.'],
  };
}

async function wishes(typed: string[], env: NodeJS.ProcessEnv) {
  try {
    const { values } = parseArgs({ args: typed, options: { url: { type: 'string' } } });
    const url = values.url ?? (env.DESK_URL || DEFAULT_URL);
    if (!URL.canParse(url)) throw new Misused(`"${url}" is not a URL`);
    return { url, key: env.DESK_KEY || (await askedFor('Key of the house: ')) };
  } catch (error) {
    if (error instanceof Misused) throw error;
    // A key on the command line would stay in the shell history and be visible in the process list.
    throw new Misused('usage: sign-in [--url <address>]; the key is asked for or read from DESK_KEY', {
      cause: error,
    });
  }
}

/** Reads a line without echoing it. */
function askedFor(question: string): Promise<string> {
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
