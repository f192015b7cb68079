import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Identity {
  key: string;
  cert: string;
  /** The hash of the public key, with which a browser can be told to trust it. */
  fingerprint: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BITS = 0x03;
const OCTETS = 0x04;
const TEXT = 0x0c;
const UTC_TIME = 0x17;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const IP_NAME = 0x87;

const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const SUBJECT_ALT_NAME = '0603551d11';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates a certificate for 127.0.0.1 that only the benchmark's browser trusts. It exists only in memory. */
export function selfSigned(): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(SEQUENCE, hex(ECDSA_WITH_SHA256));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, hex(COMMON_NAME), der(TEXT, Buffer.from('bench')))));
  const address = der(OCTETS, der(SEQUENCE, der(IP_NAME, Buffer.from([127, 0, 0, 1]))));

  const certified = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    der(SEQUENCE, time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    spki,
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, hex(SUBJECT_ALT_NAME), address))),
  );
  const signature = der(BITS, Buffer.from([0]), sign('sha256', certified, privateKey));
  const cert = der(SEQUENCE, certified, algorithm, signature);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', cert),
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const hex = (digits: string) => Buffer.from(digits, 'hex');

const time = (ms: number) =>
  der(UTC_TIME, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const pem = (label: string, content: Buffer) =>
  `-----BEGIN ${label}-----\n${content.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;
