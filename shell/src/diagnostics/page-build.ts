import type { Boot } from '@guest/shared/contracts/release/boot.contract';

type PageBuild = Pick<Boot, 'buildId' | 'channel' | 'source' | 'mayMix' | 'shell' | 'remotes'>;

const UNKNOWN_BUILD: PageBuild = {
  buildId: '',
  channel: '',
  source: 'channel',
  mayMix: false,
  shell: '',
  remotes: {},
};

/** Returns the build from which this page was loaded, as its document states it. */
export function pageBuild(): PageBuild {
  const block = document.getElementById('boot')?.textContent;
  // The server that served this script wrote the block, so it needs no validation. Without the block the
  // build is unknown.
  return block ? (JSON.parse(block) as Boot) : UNKNOWN_BUILD;
}
