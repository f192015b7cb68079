import { mayRunLocally } from '@guest/shared/contracts/release/boot.contract';
import { pageBuild } from '../diagnostics/page-build';
import { keepLocal } from './local-remotes';

/** Loads the page anew: with the versions of the address, and with these remotes of this device. */
export function loadVersions(address: string, local: string[]): void {
  if (mayRunLocally(pageBuild())) keepLocal(local);
  location.assign(address);
}
