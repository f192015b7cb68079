import type * as z from 'zod/mini';
import type { Problem } from '../model/problem';
import type { SourceFile } from './source-file';
import { keysAt } from './schema-keys';
import { suggestionFor } from './suggestion';

type Issue = z.core.$ZodIssue;

/** Turns the issues of zod into problems that an author understands, each with its line and column. */
export const schemaProblems = (
  file: SourceFile,
  schema: z.core.$ZodType,
  issues: readonly Issue[],
): Problem[] => issues.flatMap((issue) => toProblems(file, schema, issue));

function toProblems(file: SourceFile, schema: z.core.$ZodType, issue: Issue): Problem[] {
  const error = (code: string, message: string, rest: Partial<Problem> = {}): Problem[] => [
    { severity: 'error', code, file: file.path, ...file.placeOf(issue.path), message, ...rest },
  ];
  const value = valueAt(file.value, issue.path);
  const name = String(issue.path.at(-1) ?? 'the file');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.flatMap((key) =>
        error('key-unknown', `"${key}" is not known here.`, {
          ...file.placeOfKey(issue.path, key),
          ...suggestion(
            suggestionFor(key, keysAt(schema, issue.path)) ??
              (valueAt(file.value, [...issue.path, key]) === null ? QUOTES : undefined),
          ),
        }),
      );
    case 'invalid_value':
      return value === undefined ? missing(file, issue) : unknownValue(error, issue, value);
    case 'invalid_type':
      if (value === undefined) return missing(file, issue);
      return error(
        'type-wrong',
        `${name} has to be ${articled(issue.expected)}.`,
        suggestion(writtenAs(issue.expected, value)),
      );
    case 'too_small':
    case 'too_big':
      return error('range-exceeded', `${name} is ${rangeOf(issue)}.`);
    case 'invalid_format':
      return error('form-wrong', `${formMessage(issue)}.`);
    case 'invalid_key':
      return error(
        'form-wrong',
        `${formMessage(issue.issues[0])}.`,
        file.placeOfKey(issue.path.slice(0, -1), name),
      );
    case 'invalid_union':
      return meantOf(issue).flatMap((inner) =>
        toProblems(file, schema, { ...inner, path: [...issue.path, ...inner.path] }),
      );
    case 'custom':
    case 'invalid_element':
    case 'not_multiple_of':
      return error('value-wrong', `${issue.message}.`);
  }
}

/** Within brackets, YAML takes what follows a comma for the next key. */
const QUOTES = 'A text with a comma needs quotes here, such as "0,3 l".';

/** YAML 1.1 took these for true and false, and many people still write them. */
const YAML_1_1_BOOLEANS: Readonly<Record<string, boolean>> = { yes: true, on: true, no: false, off: false };

/** A number with a decimal comma or its currency, and a single value where a list is expected, are understood. */
function writtenAs(expected: string, value: unknown): string | undefined {
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `Write it in quotes, "${value}".`;
  if (
    expected === 'boolean' &&
    typeof value === 'string' &&
    Object.hasOwn(YAML_1_1_BOOLEANS, value.toLowerCase())
  )
    return `Write ${YAML_1_1_BOOLEANS[value.toLowerCase()]}.`;
  const text = typeof value === 'string' ? value.trim() : undefined;
  if (text === undefined) return undefined;
  if (expected === 'array') return `Write [${text}].`;
  const [, digits = '', decimals = ''] = /^\D*?(-?\d+)(?:[.,](\d{1,3}))?\D*$/.exec(text) ?? [];
  if (expected !== 'number' || digits === '') return undefined;
  return `Write ${decimals === '' ? digits : `${digits}.${decimals}`}.`;
}

type ToError = (code: string, message: string, rest?: Partial<Problem>) => Problem[];

/** Returns the issues of the variant that the author probably meant: the first one of which the value has the type. */
const meantOf = ({ errors }: Extract<Issue, { code: 'invalid_union' }>): Issue[] =>
  errors.find((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)) ??
  errors[0] ??
  [];

const suggestion = (text: string | undefined): Partial<Problem> =>
  text === undefined ? {} : { suggestion: text };

function missing(file: SourceFile, issue: Issue): Problem[] {
  const message = `"${String(issue.path.at(-1))}" is missing.`;
  return [
    {
      severity: 'error',
      code: 'key-missing',
      file: file.path,
      ...file.placeOf(issue.path.slice(0, -1)),
      message,
    },
  ];
}

const SUBJECTS: Readonly<Record<string, [code: string, what: string]>> = {
  allergens: ['allergen-unknown', 'an allergen'],
  mayContain: ['allergen-unknown', 'an allergen'],
  removes: ['allergen-unknown', 'an allergen'],
  dietary: ['diet-unknown', 'a diet'],
};

function unknownValue(
  error: ToError,
  issue: Extract<Issue, { code: 'invalid_value' }>,
  value: unknown,
): Problem[] {
  const list = issue.path.findLast((one) => typeof one === 'string');
  const [code, what] = SUBJECTS[String(list)] ?? ['value-unknown', `possible for ${String(list)}`];
  const known = issue.values.map(String);
  const suggestion = suggestionFor(String(value), known) ?? `Possible are ${known.join(', ')}.`;
  return error(code, `"${String(value)}" is not ${what}.`, { suggestion });
}

function rangeOf(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const isShort = issue.code === 'too_small';
  if (issue.origin === 'string') return isShort ? 'empty' : `longer than ${limit} characters`;
  if (issue.origin === 'array') return isShort ? `shorter than ${limit}` : `longer than ${limit}`;
  return isShort ? `less than ${limit}` : `more than ${limit}`;
}

const formMessage = (issue: { message: string } | undefined): string =>
  issue && !issue.message.startsWith('Invalid') ? issue.message : 'This is not of the expected form';

const articled = (type: string) =>
  ({
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    array: 'a list',
    boolean: 'true or false',
  })[type] ?? 'a map of keys';

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  // The cast is safe because the value comes from YAML, and a missing key gives `undefined`.
  for (const key of path) at = (at as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return at;
}
