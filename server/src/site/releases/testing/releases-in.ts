import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  changeChannel,
  withSet,
  type ChannelUpdate,
} from '../../../../../release/src/channel/change-channel';
import { createChannel } from '../../../../../release/src/channel/create-channel';
import { createDirectoryStorage } from '../../../../../release/src/storage/directory';
import { sharedFilesOf } from '../../../../../release/src/storage/shared-files';

const sha256 = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

const AUTHOR = { at: '2026-01-02T00:00:00Z', actor: 'test', reason: 'test' };
const HOSTS = {
  hostVersion: 1,
  runtime: '1.0.0',
  shared: {},
  events: {},
  routes: {},
  fragments: {},
  takesRoutes: true,
  slots: ['home-top', 'home-end'],
};

/** Writes releases into a folder in the way `release publish` does. */
export function releasesIn(root: string) {
  async function put(file: string, content: string | Buffer): Promise<void> {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }

  const storage = createDirectoryStorage(root);

  return {
    root,
    storage,
    put,

    async publish(
      { name, version, ...rest }: Partial<ReleaseRecord> & { name: string; version: string },
      files: Record<string, string> = {},
      bundle = 'export const remote = {};',
    ): Promise<ReleaseRecord> {
      const at = (file: string) => `${name}/${version}/${file}`;
      for (const [file, content] of Object.entries(files)) {
        await put(at(file), content);
        await put(at(`${file}.br`), brotliCompressSync(content));
        await put(at(`${file}.gz`), gzipSync(content));
      }
      const server = { bundle: '_server/remote.mjs', integrity: sha256(bundle) };
      await put(at(server.bundle), bundle);
      const record: ReleaseRecord = {
        name,
        version,
        entry: [],
        styles: [],
        global: `${name}_${version.replace(/\W/g, '_')}`,
        files: Object.entries(files).map(([file, content]) => ({
          file,
          size: Buffer.byteLength(content),
          brotli: brotliCompressSync(content).length,
          integrity: sha256(content),
        })),
        pages: {},
        texts: {},
        server,
        needs: { hostVersion: 1, runtime: '^1.0.0', shared: {} },
        ...(name === 'shell' && { hosts: HOSTS }),
        offers: { routes: [], fragments: [], events: {} },
        listens: {},
        calls: {},
        provenance: {
          commit: 'c0ffee',
          branch: 'main',
          dirty: false,
          builder: 'test',
          builtAt: '2026-01-01T00:00:00Z',
        },
        ...rest,
      };
      await put(at('release.json'), JSON.stringify(record));
      await storage.share(name, version, sharedFilesOf(record));
      return record;
    },

    /** Promotes a set with an id chosen by the test. */
    async promote(
      channel: string,
      id: string,
      versions: { shell: string; remotes: Record<string, string> },
      more: Pick<ChannelUpdate, 'rollout' | 'mayMix'> = {},
    ) {
      await put(`sets/${id}.json`, JSON.stringify({ id, ...versions, ...AUTHOR }));
      await createChannel(storage, channel, AUTHOR);
      await changeChannel(storage, channel, AUTHOR, (now) => ({
        kind: 'promoted',
        ...withSet(now, id),
        ...more,
      }));
    },
  };
}
