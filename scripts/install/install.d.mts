export const root: string;
export const PNPM: string;
export function giveUp(sentence: string): never;
export function installWhatIsMissing(): void;
