/**
 * The parts of zod/mini that the suite uses, shared as one Module Federation singleton. They are 11 KB of
 * Brotli that each remote would otherwise contain again. Sharing zod/mini itself would ship all 72 KB,
 * because a shared module cannot be tree-shaken.
 */
export {
  array,
  boolean,
  catch,
  coerce,
  enum,
  extend,
  gte,
  int,
  iso,
  literal,
  lte,
  maxLength,
  minLength,
  nonnegative,
  nullable,
  nullish,
  number,
  object,
  optional,
  pick,
  pipe,
  record,
  regex,
  strictObject,
  string,
  transform,
  union,
  unknown,
} from 'zod/mini';
export type { infer, ZodMiniType } from 'zod/mini';
