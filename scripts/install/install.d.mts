export const root: string;
export const PNPM: string;
export function exitWithMessage(message: string): never;
export function installMissingPackages(): void;
