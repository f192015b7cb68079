import { installMissingPackages } from './install/install.mjs';

installMissingPackages();
// The TypeScript part runs in the same process, so that stopping this process stops everything.
const { register } = await import('tsx/esm/api');
register();
await import('./start.ts');
