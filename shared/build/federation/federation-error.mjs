/**
 * Replaces the descriptions of federation's errors in production: 1 kB of sentences for developers that every
 * guest would load. The code of an error, by which the suite recognizes it, and its arguments stay.
 */
export const getShortErrorMsg = (code, _descriptions, args, original) =>
  [`#${code}`, args && JSON.stringify(args), original].filter(Boolean).join('\n');

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
