/** Returns a fixed id for each number, so that a test can refer to it before the object exists. */
export const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
