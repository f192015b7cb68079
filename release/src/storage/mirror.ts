import { randomUUID } from 'node:crypto';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Trouble } from '../errors/trouble';
import type { Bucket } from './bucket';
import { assertKey } from './key';
import { makeFolder } from './make-folder';
import { diskTrouble } from './disk-trouble';
import { codeOf } from '../errors/error-code';

/** Downloads a release once to a local directory, because serving and rendering need files. */
export function createMirror(folder: string, bucket: Pick<Bucket, 'place' | 'read' | 'objectsBelow'>) {
  const coming = new Map<string, Promise<string>>();

  async function bring(at: string): Promise<string> {
    const target = join(folder, at);
    if (await stat(target).catch(() => undefined)) return target;
    const part = join(folder, '.parts', randomUUID());
    try {
      for (const { key } of await bucket.objectsBelow(`${at}/`)) {
        const content = await bucket.read(key);
        if (!content) throw new Trouble(404, `${bucket.place}/${key} was removed in the meantime.`);
        const file = join(part, key.slice(at.length + 1));
        await makeFolder(dirname(file));
        await writeFile(file, content);
      }
      await makeFolder(dirname(target));
      await rename(part, target).catch(unlessItIsThere);
      return target;
    } catch (error) {
      throw diskTrouble(error, folder);
    } finally {
      await rm(part, { recursive: true, force: true });
    }
  }

  return (name: string, version: string): Promise<string> => {
    const at = assertKey(`${name}/${version}`);
    const known = coming.get(at) ?? bring(at);
    coming.set(at, known);
    // A failed download is attempted again.
    known.then(
      () => coming.delete(at),
      () => coming.delete(at),
    );
    return known;
  };
}

function unlessItIsThere(error: unknown): void {
  if (!['EEXIST', 'ENOTEMPTY'].includes(codeOf(error))) throw error;
}
