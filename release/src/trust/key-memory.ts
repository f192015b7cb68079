import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { CliError } from '../errors/cli-error';
import { codeOf } from '../errors/error-code';
import { makeFolder } from '../storage/make-folder';
import { parseJson } from '../storage/read-json';
import type { KeysHead } from './keys-log';

/** The latest list of keys that a server has seen in each store. */
const memorySchema = z.record(
  z.string(),
  z.object({ root: z.string(), revision: z.int(), hash: z.string() }),
);
type Memory = z.infer<typeof memorySchema>;

/** Remembers the keys of a store on this machine, and throws if they went back to an earlier state. */
export async function rememberKeys(file: string, location: string, head: KeysHead | null): Promise<void> {
  const memory = await readMemory(file);
  const known = memory[location];
  if (known && (!head || isOther(known, head))) {
    throw new CliError(
      403,
      `The keys in ${location} are not those that this machine knows (change ${known.revision} of ${known.root}). Put the folder keys back. If they were replaced on purpose, delete ${file}.`,
    );
  }
  if (!head || (known && known.hash === head.hash)) return;
  memory[location] = { root: head.root, revision: head.change.revision, hash: head.hash };
  await makeFolder(dirname(file));
  const temp = `${file}.${process.pid}`;
  await writeFile(temp, JSON.stringify(memory, null, 2));
  await rename(temp, file);
}

const isOther = ({ root, revision, hash }: Memory[string], head: KeysHead) =>
  head.root !== root ||
  head.change.revision < revision ||
  (head.change.revision === revision && head.hash !== hash);

async function readMemory(file: string): Promise<Memory> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '{}';
    throw error;
  });
  return parseJson(text, memorySchema, file);
}
