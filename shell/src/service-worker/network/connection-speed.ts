/** The parts of the Network Information API that are used. Not every browser has it, and TypeScript's types do not. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Returns whether the guest has asked the browser to save data. */
export const isSavingData = (): boolean => connection()?.saveData === true;

/** Returns whether files may be loaded ahead. A browser that does not describe its line counts as fast. */
export function isFastConnection(): boolean {
  const { type, effectiveType = '4g' } = connection() ?? {};
  return !isSavingData() && type !== 'cellular' && effectiveType === '4g';
}

/** Resolves when the line is neither slow nor metered, as far as the browser knows. */
export async function fastConnection(): Promise<void> {
  while (!isFastConnection()) {
    await new Promise((resolve) => connection()?.addEventListener('change', resolve, { once: true }));
  }
}
