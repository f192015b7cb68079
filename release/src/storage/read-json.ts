import * as z from 'zod/mini';
import type { ReleaseStorage } from './storage';
import { saidBy, Trouble } from '../errors/trouble';

/** A file that must be as the schema says; undefined where there is none. */
export async function readJson<T>(
  storage: Pick<ReleaseStorage, 'read' | 'place'>,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  const content = await storage.read(key);
  return content && parsed(content.toString(), schema, `${storage.place}/${key}`);
}

/** What a file says, or an error that names the file. */
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
