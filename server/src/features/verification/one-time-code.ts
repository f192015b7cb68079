import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

const COST = 2 ** 14;
const KEY_BYTES = 32;

/** Creates a random code with this many digits, including leading zeros. */
export const newCode = (length: number) => String(randomInt(10 ** length)).padStart(length, '0');

/** Hashes a code for storage. It has few digits, so the hash is slow and has its own salt. */
export async function codeHashOf(code: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await slowHash(code, salt)).toString('hex')}`;
}

export async function isCorrectCode(code: string, storedHash: string): Promise<boolean> {
  const [salt = '', hash = ''] = storedHash.split(':');
  return timingSafeEqual(await slowHash(code, Buffer.from(salt, 'hex')), Buffer.from(hash, 'hex'));
}

const slowHash = (code: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(code, salt, KEY_BYTES, { N: COST }, (error, hash) => (error ? reject(error) : resolve(hash))),
  );
