export const root: string;
export const PNPM: string;
export const EXIT_CONFIGURATION: 78;
export function giveUp(sentence: string): never;
export function installWhatIsMissing(): void;
