import '@guest/shared/ui/theme.css';
import { boot } from '../../shell/src/app/boot';
import { bootFacts } from '../../shell/src/diagnostics/boot-facts';
import { allowOnlyReleases } from '../../shell/src/federation/trusted-types';
import { loadRemote } from './remotes';

allowOnlyReleases();
const facts = bootFacts();
if (facts) void boot(facts, loadRemote);
