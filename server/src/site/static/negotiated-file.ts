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
}

/** Returns the smallest stored form of a file that the client can decode; `undefined` if there is no such file. */
export async function readNegotiatedFile(
  file: string,
  headers: IncomingHttpHeaders,
): Promise<NegotiatedFile | undefined> {
  const dictionary = availableDictionary(headers);
  const delta = dictionary === undefined ? undefined : await contentOf(dictionaryCopyOf(file, dictionary));
  if (delta) return { content: delta, encoding: 'dcz' };
  for (const encoding of acceptedEncodings(headers)) {
    const content = await contentOf(file + SUFFIXES[encoding]);
    if (content) return { content, encoding };
  }
  const content = await contentOf(file);
  return content && { content };
}

const contentOf = (file: string) =>
  readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
