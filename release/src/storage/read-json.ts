import * as z from 'zod/mini';
import type { ReleaseStorage } from './storage';
import { messageOf, CliError } from '../errors/cli-error';

/** Reads a file and validates it with the schema; `undefined` if it does not exist. */
export async function readJson<T>(
  storage: Pick<ReleaseStorage, 'read' | 'location'>,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  const content = await storage.read(key);
  return content && parseJson(content.toString(), schema, `${storage.location}/${key}`);
}

/** Parses and validates a text; errors name the file. */
export function parseJson<T>(text: string, schema: z.ZodMiniType<T>, file: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CliError(500, `${file} is damaged: ${messageOf(error)}.`);
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new CliError(500, `${file} is damaged: ${issue?.path.join('.') || 'it'} ${issueText(issue)}.`);
}

const issueText = (issue: { code: string; message: string } | undefined) =>
  issue?.code === 'invalid_type' ? 'is missing or of another kind' : (issue?.message ?? 'cannot be read');
