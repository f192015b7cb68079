import { contentContract } from '@guest/shared/contracts/staff/content.contract';
import { pictureName } from '../../../features/hotel-content/model/hotel-content';
import { CommandFailure } from '../result/output';
import type { VersionSource } from '../versions/version-source';
import type { ContentClient } from './content-client';

/** Reads the versions of a hotel from another server over HTTP. */
export const remoteVersionSource = (client: ContentClient): VersionSource => ({
  async list(slug) {
    const { items } = await client
      .call(contentContract.listVersions, { params: { property: slug } })
      .catch((error: unknown) => {
        if (error instanceof CommandFailure && error.code === 'not-found') return { items: [] };
        throw error;
      });
    return items;
  },

  async filesOf(slug, number) {
    const { files, pictures } = await client.call(contentContract.getVersion, {
      params: { property: slug, number: String(number) },
    });
    return {
      files: new Map(files.map(({ path, text }) => [path, text])),
      pictures: new Map(pictures.map((one) => [pictureName(one.path), one])),
    };
  },

  async original(slug, sha256) {
    const response = await client.send('GET', `/web/staff/content/${slug}/pictures/${sha256}`);
    return Buffer.from(await response.arrayBuffer());
  },
});
