import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's side of a push subscription. */
export interface BrowserKeys {
  keys: { p256dh: string; auth: string };
  /** Decrypts the body of a message according to RFC 8291 and RFC 8188. Throws if it was made for other keys. */
  decrypt(body: Buffer): string;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

export function browserKeys(): BrowserKeys {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt(body) {
      const salt = body.subarray(0, SALT_BYTES);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const record = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const secret = hkdfSync('sha256', own.computeSecret(sender), auth, info, 32);
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(record.subarray(-TAG_BYTES));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
      const end = padded.lastIndexOf(LAST_RECORD);
      if (end < 0) throw new Error('the record has no end');
      return padded.subarray(0, end).toString('utf8');
    },
  };
}
