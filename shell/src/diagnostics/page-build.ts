import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { bootFacts } from './boot-facts';

type PageBuild = Pick<Boot, 'buildId' | 'channel' | 'source' | 'mayMix' | 'shell' | 'remotes' | 'failedView'>;

const UNKNOWN_BUILD: PageBuild = {
  buildId: '',
  channel: '',
  source: 'channel',
  mayMix: false,
  shell: '',
  remotes: {},
};

/** Returns the build from which this page was loaded, as its document states it. */
export const pageBuild = (): PageBuild => bootFacts() ?? UNKNOWN_BUILD;
