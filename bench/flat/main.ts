import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import '@guest/shared/ui/theme.css';
import { boot } from '../../shell/src/app/boot';
import { allowOnlyReleases } from '../../shell/src/federation/trusted-types';
import { loadRemote } from './remotes';

allowOnlyReleases();
const block = document.getElementById('boot')?.textContent ?? '{}';
// The cast is safe because the server that wrote the block also served this script.
void boot(JSON.parse(block) as Boot, loadRemote);
