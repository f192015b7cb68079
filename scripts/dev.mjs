import { installMissingPackages } from './install/install.mjs';

installMissingPackages();
const { register } = await import('tsx/esm/api');
register();
await import('./dev.ts');
