import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { codeOf } from '../../../../release/src/errors/error-code';
import { dictionaryCopyOf } from '../../../../release/src/storage/shared-files';
import { acceptedEncodings, availableDictionary } from '../../platform/http/accepted-encodings';

/** The suffixes of the precompressed copies that a build contains. */
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

export interface NegotiatedFile {
  content: Buffer;
  encoding?: 'dcz' | 'br' | 'gzip';
  /** Tells the stored forms of a file apart; differences to two dictionaries are two forms. */
  form: string;
}

/** Returns the smallest stored form of a file that the client can decode; `undefined` if there is no such file. */
export async function readNegotiatedFile(
  file: string,
  headers: IncomingHttpHeaders,
): Promise<NegotiatedFile | undefined> {
  const dictionary = availableDictionary(headers);
  const copy = dictionary === undefined ? undefined : dictionaryCopyOf(file, dictionary);
  const delta = copy && (await contentOf(copy));
  if (delta) return { content: delta, encoding: 'dcz', form: copy.slice(file.length + 1) };
  for (const encoding of acceptedEncodings(headers)) {
    const content = await contentOf(file + SUFFIXES[encoding]);
    if (content) return { content, encoding, form: encoding };
  }
  const content = await contentOf(file);
  return content && { content, form: 'plain' };
}

const contentOf = (file: string) =>
  readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
