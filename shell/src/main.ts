import type { Boot } from '@guest/shared/contracts/boot.contract';
import '@guest/shared/ui/theme.css';
import { boot } from './boot';
import { federation } from './remotes/federation';
import { allowOnlyReleases } from './remotes/trusted-types';

allowOnlyReleases();
const block = document.getElementById('boot')?.textContent ?? '{}';
// Written by the server that served this very script; what it says is not somebody else's.
const facts = JSON.parse(block) as Boot;
void boot(facts, federation(facts.remotes));
