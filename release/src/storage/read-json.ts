import * as z from 'zod/mini';
import type { ReleaseStorage } from './storage';
import { saidBy, Trouble } from '../errors/trouble';

/** Reads a file and validates it with the schema; `undefined` if it does not exist. */
export async function readJson<T>(
  storage: Pick<ReleaseStorage, 'read' | 'place'>,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  const content = await storage.read(key);
  return content && parsed(content.toString(), schema, `${storage.place}/${key}`);
}

/** Parses and validates a text; errors name the file. */
export function parsed<T>(text: string, schema: z.ZodMiniType<T>, file: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Trouble(500, `${file} is damaged: ${saidBy(error)}.`);
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new Trouble(500, `${file} is damaged: ${issue?.path.join('.') || 'it'} ${wrong(issue)}.`);
}

const wrong = (issue: { code: string; message: string } | undefined) =>
  issue?.code === 'invalid_type' ? 'is missing or of another kind' : (issue?.message ?? 'cannot be read');
