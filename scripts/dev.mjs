import { installWhatIsMissing } from './install/install.mjs';

installWhatIsMissing();
const { register } = await import('tsx/esm/api');
register();
await import('./dev.ts');
