import type * as z from 'zod/mini';

/** The fields of a schema's definition that contain nested schemas. */
interface Definition {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
}

/** Returns the keys that an object at `path` may have. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  // Each type of zod has its own definition. The cast reads only fields that zod documents.
  const { shape, element, valueType, innerType, options } = schema._zod.def as Definition;
  if (innerType) return keysAt(innerType, path);
  if (options) return options.flatMap((one) => keysAt(one, path));
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(shape ?? {});
  const next = shape?.[String(key)] ?? element ?? valueType;
  return next ? keysAt(next, rest) : [];
}
