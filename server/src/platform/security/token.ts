import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'gst_';
/** 47 characters in all: a token of more than 75 is taken for one that has to be exchanged. */
const SHAPE = /^gst_[\w-]{43}$/;

export const newToken = () => PREFIX + newSecret();
export const newSecret = () => randomBytes(32).toString('base64url');

export const isToken = (text: string) => SHAPE.test(text);

/** What is kept of a secret. It has 256 bits of chance, so a fast hash is as good as a slow one. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
