import { releaseSetSchema, type ReleaseSet } from '@guest/shared/contracts/release.contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const channelSchema = z.object({ set: z.string() });

/** A name, a version or an id as it may stand in a path: no separators, and nothing that climbs. */
const PLAIN = /^\w[\w.+-]{0,79}$/;

/** How the folder of releases is laid out: `<name>/<version>/`, `sets/<id>.json`, `channels/<channel>.json`. */
export function createReleaseFolder(root: string) {
  return {
    dirOf: (name: string, version: string) =>
      PLAIN.test(name) && PLAIN.test(version) ? join(root, name, version) : undefined,
    /** The id of the set that a channel points to. */
    channel: async (channel: string): Promise<string | undefined> =>
      (await readJson(join(root, 'channels', `${channel}.json`), channelSchema))?.set,
    set: async (id: string): Promise<ReleaseSet | undefined> =>
      PLAIN.test(id) ? readJson(join(root, 'sets', `${id}.json`), releaseSetSchema) : undefined,
  };
}

/** A file that must be as the schema says; undefined where there is none. */
export async function readJson<T>(file: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}
