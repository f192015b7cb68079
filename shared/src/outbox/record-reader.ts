import { fileDataSchema } from '../contracts/chat/message.schema';
import * as z from '@guest/shared/contracts/zod';
import type { StoredReading } from '../storage/device-store';
import { RECORD_VERSION, type OutboxFile, type OutboxRecord } from './outbox-record';

/** The schema of the body for each kind of record. */
export type BodySchemas = Readonly<Record<string, { body: z.ZodMiniType }>>;

const count = z.int().check(z.nonnegative());
const fileSchema = z.object({
  blob: z.unknown(),
  type: z.enum(['photo', 'document', 'audio']),
  fileData: fileDataSchema,
});

const recordSchema = z.object({
  /** Records of the previous release have no version. */
  version: z.optional(z.literal(RECORD_VERSION)),
  key: z.string().check(z.minLength(1)),
  kind: z.string(),
  lane: z.string(),
  body: z.unknown(),
  file: z.optional(fileSchema),
  urlPath: z.optional(z.string()),
  place: z.number(),
  createdAt: z.number(),
  status: z.enum(['queued', 'uploading', 'sending', 'unknown', 'failed', 'held', 'undoing']),
  mayBeThere: z.boolean(),
  isCancelled: z.boolean(),
  tries: count,
  notBefore: z.number(),
  waitingSince: z.optional(z.number()),
  failure: z.optional(
    z.object({
      code: z.string(),
      text: z.string(),
      fields: z.optional(z.array(z.object({ field: z.string(), code: z.string(), error: z.string() }))),
      data: z.optional(z.unknown()),
    }),
  ),
  answer: z.optional(z.unknown()),
});

/**
 * Reads records that an earlier page has stored or that another tab reports. Both may run another release, so
 * the reader of each kind also accepts the body that the previous release wrote.
 */
export function createRecordReader(kinds: BodySchemas) {
  return (saved: unknown): StoredReading<OutboxRecord> => {
    if (isNewer(saved)) return 'foreign';
    const { success, data } = recordSchema.safeParse(saved);
    if (!success) return 'unreadable';
    // `kinds[data.kind]` alone would find `constructor`, which every object has.
    const kind = Object.hasOwn(kinds, data.kind) ? kinds[data.kind] : undefined;
    if (!kind) return 'foreign';
    const body = kind.body.safeParse(data.body);
    if (!body.success) return 'unreadable';
    const { file, ...facts } = data;
    return { ...facts, version: RECORD_VERSION, body: body.data, ...(file && { file: withBytes(file) }) };
  };
}

const isNewer = (saved: unknown): boolean =>
  typeof saved === 'object' &&
  saved !== null &&
  'version' in saved &&
  typeof saved.version === 'number' &&
  saved.version > RECORD_VERSION;

/** Some devices lose the bytes of stored files, and sometimes the file as a whole. */
const withBytes = ({ blob, type, fileData }: z.infer<typeof fileSchema>): OutboxFile => ({
  blob: blob instanceof Blob ? blob : undefined,
  type,
  fileData,
});
