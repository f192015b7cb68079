import type { Boot } from '@guest/shared/contracts/boot.contract';

/** Which build this very page was loaded from, as its document says. */
export function pageBuild(): Pick<Boot, 'buildId' | 'shell' | 'remotes'> {
  const block = document.getElementById('boot')?.textContent;
  // Written by the server that served this very script; without it there is no build to speak of.
  return block ? (JSON.parse(block) as Boot) : { buildId: '', shell: '', remotes: {} };
}
