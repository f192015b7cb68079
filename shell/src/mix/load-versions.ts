import { canRunLocally } from '@guest/shared/contracts/release/boot.contract';
import { pageBuild } from '../diagnostics/page-build';
import { saveLocalRemotes } from './local-remotes';

/** Reloads the page with the versions of the address and with these remotes from the local dev servers. */
export function loadVersions(address: string, local: string[]): void {
  if (canRunLocally(pageBuild())) saveLocalRemotes(local);
  location.assign(address);
}
