import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../errors/cli-error';
import { codeOf } from '../errors/error-code';
import type { TrustSettings } from './storage';

/** The private key that the first start on a machine makes for its own store. */
const LOCAL_KEY_FILE = 'release-key.pem';

/** Returns how a process signs, and what it expects of the keys in a store. */
export function trustSettings(
  env: NodeJS.ProcessEnv,
  { dataDir, keyFile, memory }: { dataDir: string; keyFile?: string; memory?: string },
): TrustSettings {
  const localKey = join(dataDir, LOCAL_KEY_FILE);
  return {
    localKey,
    memory,
    root: env.RELEASE_TRUST || undefined,
    async key() {
      if (keyFile !== undefined) return { text: await readKey(keyFile), source: keyFile };
      const value = env.RELEASE_KEY || undefined;
      if (value?.startsWith('-----BEGIN')) return { text: value, source: 'RELEASE_KEY' };
      if (value !== undefined) return { text: await readKey(value), source: value };
      const text = await readFile(localKey, 'utf8').catch(undefinedIfMissing);
      return text === undefined ? undefined : { text, source: localKey };
    },
  };
}

async function readKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(undefinedIfMissing);
  if (text !== undefined) return text;
  throw new CliError(404, `There is no key in ${file}: make one with release keys create.`);
}

function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
}
