import type * as z from 'zod/mini';
import { malformed, type FieldError } from '../errors/request-error';

/** Parses input with its schema and throws 400 `malformed` with the invalid fields if it does not match. */
export function parseInput<T>(schema: z.ZodMiniType<T>, sent: unknown): T {
  const { success, data, error } = schema.safeParse(sent);
  if (!success) throw malformed(...error.issues.flatMap((issue) => toFieldErrors(issue, sent)));
  if (!isStorable(data)) throw malformed();
  return data;
}

function toFieldErrors(issue: z.core.$ZodIssue, sent: unknown): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.'),
      code: 'unknown',
      message: "This field isn't allowed here",
    }));
  }
  const isMissing = issue.path.reduce<unknown>(inner, sent) === undefined;
  return [
    {
      field: issue.path.join('.'),
      code: isMissing ? 'missing' : 'malformed',
      message: isMissing ? 'This field is required' : "This format isn't valid",
    },
  ];
}

const inner = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** PostgreSQL cannot store NUL or lone surrogates, and no guest types them. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}
