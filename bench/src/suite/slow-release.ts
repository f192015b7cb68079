import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { join } from 'node:path';
import { republishIn } from '../../../scripts/testing/republish';
import { labDataDir } from './lab-folders';

/** More than a page may cost the server, and less than what ends its process. */
const WORK_MS = 700;
const EXPORTED = /export\s*\{\s*(\w+) as remote\s*\};?\s*$/;

/** Publishes a copy of a remote's release whose server bundle works that long for each page. */
export async function publishSlow(original: ReleaseRecord): Promise<ReleaseRecord> {
  const { bundle } = original.server;
  return republishIn(join(labDataDir, 'releases'), original, '9.2.0-slow', (content, file) => {
    if (file !== bundle) return content;
    const slowed = content.replace(EXPORTED, (_, remote: string) => slow(remote));
    if (slowed === content) throw new Error(`the server bundle of ${original.name} exports no remote`);
    return slowed;
  });
}

const slow = (remote: string) => `
  const slow = {
    ...${remote},
    mount(host) {
      for (const until = Date.now() + ${WORK_MS}; Date.now() < until;);
      return ${remote}.mount(host);
    },
  };
  export { slow as remote };`;
