import { installWhatIsMissing } from './set-up/install.mjs';

installWhatIsMissing();
const { register } = await import('tsx/esm/api');
register();
await import('./dev.ts');
