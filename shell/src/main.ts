import { bootSchema } from '@guest/shared/contracts/boot.contract';
import '@guest/shared/ui/theme.css';
import { boot } from './boot';
import { federation } from './remotes/federation';
import { allowOnlyReleases } from './remotes/trusted-types';

allowOnlyReleases();
const block = document.getElementById('boot')?.textContent ?? '{}';
const facts = bootSchema.parse(JSON.parse(block));
void boot(facts, federation(facts.remotes));
