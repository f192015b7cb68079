import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import '@guest/shared/ui/theme.css';
import { boot } from '../../shell/src/app/boot';
import { allowOnlyReleases } from '../../shell/src/federation/trusted-types';
import { loadRemote } from './remotes';

/** The shell's own start, without federation. */
allowOnlyReleases();
const block = document.getElementById('boot')?.textContent ?? '{}';
// Written by the server that served this very script.
void boot(JSON.parse(block) as Boot, loadRemote);
