import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'gst_';
/** A token has 47 characters. One with more than 75 counts as a token to be exchanged. */
const SHAPE = /^gst_[\w-]{43}$/;

export const newToken = () => PREFIX + newSecret();
export const newSecret = () => randomBytes(32).toString('base64url');

export const isToken = (text: string) => SHAPE.test(text);

/** Hashes a secret for storage. It has 256 random bits, so a fast hash is sufficient. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
