/**
 * Wraps a name, number or address in Unicode isolates, so that it keeps its own text direction within a
 * sentence.
 */
export const bidiIsolate = (value: string): string => `\u2068${value}\u2069`;
