/** A value that keeps its own direction inside a sentence: an address among Arabic words. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;
