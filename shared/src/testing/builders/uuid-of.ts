/** The same id for the same number, so that a test can name it before the thing is built. */
export const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
