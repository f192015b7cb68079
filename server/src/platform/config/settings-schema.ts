import {
  DEFAULT_API_TOKEN,
  DEFAULT_DEEP_LINK_BASE,
  DEFAULT_PORT,
} from '@guest/shared/contracts/core/suite-defaults';
import * as z from 'zod/mini';
import {
  isChannelHost,
  isChatHost,
  isDevServer,
  isLinkBase,
  isNetwork,
  isNumber,
  parseIssuers,
  parseList,
  parseUrl,
} from './setting-values';

export const DEFAULT_PUBLIC_HOST = 'localhost';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Defines a setting that may be missing or empty. `mustBe` completes a sentence that begins with the
 * setting's name.
 */
const setting = (byDefault: string, isValid: (value: string) => boolean, mustBe: string) =>
  z.pipe(
    z.transform((value: unknown) => (value === undefined || value === '' ? byDefault : value)),
    z.string().check(z.refine(isValid, mustBe)),
  );

const oneOf = (byDefault: string, values: string[]) =>
  setting(byDefault, (value) => values.includes(value), `must be one of ${values.join(', ')}`);

const list = (isValid: (item: string) => boolean, mustBe: string) =>
  setting('', (value) => parseList(value).every(isValid), mustBe);

/** All environment variables of the server, with their defaults. */
export const settingsSchema = z.object({
  PORT: setting(
    String(DEFAULT_PORT),
    (value) => isNumber(value, 0, 65_535),
    'must be a number from 0 to 65535',
  ),
  // The default covers all addresses of this machine, so that a phone in the same network can open a suite
  // that runs on a laptop.
  HOST: setting(
    '0.0.0.0',
    (value) => /^[\w.:-]{1,253}$/.test(value),
    'must be an address or name of this machine',
  ),
  DATA_DIR: setting('.data', (value) => !value.includes('\0'), 'must be the path of a folder'),
  DATABASE_URL: setting(
    '',
    (value) => value === '' || /^postgres(ql)?:$/.test(parseUrl(value)?.protocol ?? ''),
    'must be the address of a PostgreSQL database, such as postgres://user@host:5432/name',
  ),
  REDIS_URL: setting(
    '',
    (value) => value === '' || /^rediss?:$/.test(parseUrl(value)?.protocol ?? ''),
    'must be the address of a Redis, such as redis://user:password@host:6379',
  ),
  CHANNEL: setting(
    'production',
    (value) => /^[a-z][a-z0-9-]{0,31}$/.test(value),
    'must be a word in lower case',
  ),
  CHANNEL_HOSTS: list(
    isChannelHost,
    'must be a list of channels and the host names that they are at, such as staging=staging.hotel.example',
  ),
  LOG_LEVEL: setting(
    '',
    (value) => value === '' || LOG_LEVELS.includes(value),
    `must be one of ${LOG_LEVELS.join(', ')}`,
  ),
  API_TOKEN: setting(
    DEFAULT_API_TOKEN,
    (value) => /^[\w.-]{1,200}$/.test(value),
    'must be letters, digits, ".", "_" or "-"',
  ),
  DEEP_LINK_BASE: setting(
    DEFAULT_DEEP_LINK_BASE,
    isLinkBase,
    'must be an https address without a user, a query, a fragment or wildcards, such as https://open.hotel.example/open',
  ),
  TRUST_PROXY: list(isNetwork, 'must be a list of addresses or networks, such as 10.0.0.0/8,192.168.1.4'),
  ALLOWED_ORIGINS: list(
    (item) => parseUrl(item)?.origin === item,
    'must be a list of origins, such as https://guest.example,http://localhost:3100',
  ),
  PUSH_SERVICES: list(
    (item) => parseUrl(item)?.origin === item,
    'must be a list of origins, such as https://push.hotel.example',
  ),
  FIRST_VIEW_MS: setting(
    '200',
    (value) => isNumber(value, 50, 60_000),
    'must be a number of milliseconds from 50 to 60000',
  ),
  SMTP_URL: setting(
    '',
    (value) => value === '' || /^smtps?:$/.test(parseUrl(value)?.protocol ?? ''),
    'must be the address of a mail server, such as smtps://user:password@mail.example:465',
  ),
  MAIL_FROM: setting(
    '',
    (value) => value === '' || /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(value),
    'must be whom mails come from, such as Casa Miramar <stay@hotel.example>',
  ),
  PUBLIC_HOST: setting(
    DEFAULT_PUBLIC_HOST,
    (value) => /^[a-z0-9.-]{1,253}$/i.test(value),
    'must be the name under which guests open the suite, such as guest.hotel.example',
  ),
  // Anyone who can read the mailbox can sign in as any guest, so by default only this machine can open it.
  MAILBOX: setting('', (value) => ['', 'local', 'network'].includes(value), 'must be one of local, network'),
  JWT_ISSUERS: setting(
    '',
    (value) => parseIssuers(value) !== null,
    'must be a list in JSON, such as [{"issuer":"https://app.hotel.example","jwk":{"kty":"OKP","crv":"Ed25519","x":"…"},"properties":["casa-miramar"]}]',
  ),
  UPLOADS_S3_ENDPOINT: setting(
    '',
    (value) => value === '' || /^https?:$/.test(parseUrl(value)?.protocol ?? ''),
    'must be the address of an S3-compatible store, such as https://s3.eu-west-1.amazonaws.com',
  ),
  UPLOADS_S3_BUCKET: setting('', (value) => /^[a-z0-9.-]{0,63}$/.test(value), 'must be the name of a bucket'),
  UPLOADS_S3_REGION: setting(
    'us-east-1',
    (value) => /^[\w-]{1,64}$/.test(value),
    'must be the name of a region',
  ),
  UPLOADS_S3_KEY: setting('', (value) => /^[\x21-\x7e]{0,200}$/.test(value), 'must be an access key id'),
  UPLOADS_S3_SECRET: setting(
    '',
    (value) => /^[\x21-\x7e]{0,200}$/.test(value),
    'must be a secret access key',
  ),
  TRANSLATION_URL: setting(
    '',
    (value) => value === '' || /^https?:$/.test(parseUrl(value)?.protocol ?? ''),
    'must be the address of a LibreTranslate-compatible server, such as https://translate.hotel.example',
  ),
  TRANSLATION_KEY: setting('', (value) => /^[\x21-\x7e]{0,200}$/.test(value), 'must be an API key'),
  NODE_ENV: oneOf('production', ['production', 'development', 'test']),
  TEST_DOORS: oneOf('0', ['0', '1']),
  CHAT_HOSTS: list(
    isChatHost,
    'must be a list of properties and where their chat is, such as default=https://chat.hotel.example',
  ),
  DEMO: setting('', (value) => ['', 'on', 'off'].includes(value), 'must be one of on, off'),
  DEMO_DESK: setting(
    '',
    (value) => ['', 'on', 'off', 'chat'].includes(value),
    'must be one of on, off, chat',
  ),
  DEMO_DESK_PACE: setting('1', (value) => /^\d(\.\d{1,3})?$/.test(value), 'must be a number from 0 to 9.999'),
  DEV_SERVERS: list(
    isDevServer,
    'must be a list of packages and where this machine serves them, such as shell=http://localhost:3100',
  ),
});
