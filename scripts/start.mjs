import { installWhatIsMissing } from './install/install.mjs';

installWhatIsMissing();
// The rest is TypeScript, in this same process: whoever stops it stops everything.
const { register } = await import('tsx/esm/api');
register();
await import('./start.ts');
