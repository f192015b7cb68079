/** A name, a number or an address that keeps its own order inside a sentence, also in one that runs the other way. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;
