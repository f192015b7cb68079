import type { Boot } from '@guest/shared/contracts/release/boot.contract';

type PageBuild = Pick<Boot, 'buildId' | 'channel' | 'source' | 'mayMix' | 'shell' | 'remotes'>;

const NOTHING: PageBuild = {
  buildId: '',
  channel: '',
  source: 'channel',
  mayMix: false,
  shell: '',
  remotes: {},
};

/** Which build this very page was loaded from, as its document says. */
export function pageBuild(): PageBuild {
  const block = document.getElementById('boot')?.textContent;
  // Written by the server that served this very script; without it there is no build to speak of.
  return block ? (JSON.parse(block) as Boot) : NOTHING;
}
