import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign as signBytes,
  verify as verifyBytes,
  type KeyObject,
} from 'node:crypto';
import { CliError } from '../errors/cli-error';

/** A public key in one line: `ed25519:` and its 32 bytes. */
const PUBLIC_KEY = /^ed25519:[\w-]{43}$/;

export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: string;
  readonly id: string;
}

/** Returns a new private key as text for a file or a secret of a CI job. */
export const generatePrivateKey = (): string =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

/** Reads a private key. `source` names it in errors, which never contain the key. */
export function parsePrivateKey(text: string, source: string): KeyPair {
  let privateKey: KeyObject;
  try {
    // A variable of a CI job may contain the line breaks as two characters.
    privateKey = createPrivateKey(text.replaceAll('\\n', '\n'));
  } catch {
    throw new CliError(400, `${source} is not a private key: make one with release keys create.`);
  }
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new CliError(400, `${source} is a key of another kind: make one with release keys create.`);
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const publicKey = `ed25519:${x}`;
  return { privateKey, publicKey, id: keyIdOf(publicKey) };
}

export function assertPublicKey(text: string): string {
  if (PUBLIC_KEY.test(text) && publicKeyOf(text)) return text;
  throw new CliError(400, `"${text}" is not a public key, which begins with ed25519:.`);
}

/** The id of a key is derived from it, so that nobody can give it to another one. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 16);

export const sign = ({ privateKey }: Pick<KeyPair, 'privateKey'>, payload: string): string =>
  signBytes(null, Buffer.from(payload), privateKey).toString('base64');

/** Returns whether the owner of a key has signed this text; false for a signature of any other form, too. */
export function isSignedBy(publicKey: string, payload: string, signature: string): boolean {
  const key = publicKeyOf(publicKey);
  return key !== undefined && verifyBytes(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'));
}

function publicKeyOf(text: string): KeyObject | undefined {
  try {
    const x = text.slice('ed25519:'.length);
    return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  } catch {
    return undefined;
  }
}
