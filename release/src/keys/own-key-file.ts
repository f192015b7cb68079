import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CliError } from '../errors/cli-error';
import { codeOf } from '../errors/error-code';
import { diskError } from '../storage/disk-error';
import { makeFolder } from '../storage/make-folder';
import { generatePrivateKey, parsePrivateKey, type KeyPair } from '../trust/key-pair';

/** Only the owner of the file may read a private key. */
const OWNER_ONLY = 0o600;

/** Writes a new private key. An existing file is refused, because its key would be lost. */
export async function createKeyFile(file: string): Promise<KeyPair> {
  const text = generatePrivateKey();
  if (await writeNew(file, text)) return parsePrivateKey(text, file);
  throw new CliError(409, `${file} exists already. Nothing was changed.`);
}

/** Returns the key in a file, which is made if it is missing. Of two processes, both get the same key. */
export async function ensureKeyFile(file: string): Promise<KeyPair> {
  await writeNew(file, generatePrivateKey());
  return parsePrivateKey(await readFile(file, 'utf8'), file);
}

async function writeNew(file: string, text: string): Promise<boolean> {
  const temp = `${file}.${process.pid}`;
  try {
    await makeFolder(dirname(file));
    await writeFile(temp, text, { mode: OWNER_ONLY });
    // Linking fails if the file exists, and otherwise creates it with all its content.
    await link(temp, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw diskError(error, file);
  } finally {
    await rm(temp, { force: true });
  }
}
