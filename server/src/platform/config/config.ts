import { DEFAULT_API_TOKEN, DEFAULT_PORT } from '@guest/shared/contracts/core/suite-defaults';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { issuerSchema, type Issuer } from './issuers';
import { StartUpFailure } from '../errors/start-up-failure';

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const DEFAULT_PUBLIC_HOST = 'localhost';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export type Config = ReturnType<typeof readConfig>;

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

const settingsSchema = z.object({
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
    'https://guest-suite.example/open',
    (value) => parseUrl(value)?.protocol === 'https:',
    'must be an address that begins with https://',
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
  // Whoever reads the mailbox can sign in as any guest, so that it is open to this machine alone by default.
  MAILBOX: oneOf('local', ['local', 'network']),
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

/**
 * Reads the configuration from the environment. `isTerminal` means that a person reads the log, so it
 * defaults to warnings.
 */
export function readConfig(env: NodeJS.ProcessEnv, { isTerminal = false } = {}) {
  const { success, data: settings, error } = settingsSchema.safeParse(env);
  if (!success) {
    const [invalid] = error.issues;
    throw new StartUpFailure(`${String(invalid?.path[0])} ${invalid?.message}.`);
  }
  if (settings.DEV_SERVERS && settings.NODE_ENV !== 'development') {
    throw new StartUpFailure('DEV_SERVERS must be unset unless NODE_ENV is development.');
  }
  if (settings.TEST_DOORS === '1' && settings.NODE_ENV === 'production') {
    throw new StartUpFailure('TEST_DOORS must be unset if NODE_ENV is production, which is the default.');
  }
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    throw new StartUpFailure('MAIL_FROM must be set if SMTP_URL is set.');
  }
  const uploadsS3 = {
    endpoint: settings.UPLOADS_S3_ENDPOINT,
    bucket: settings.UPLOADS_S3_BUCKET,
    region: settings.UPLOADS_S3_REGION,
    key: settings.UPLOADS_S3_KEY,
    secret: settings.UPLOADS_S3_SECRET,
  };
  const hasUploadsS3 = Object.values(uploadsS3).every((value) => value !== '');
  if (!hasUploadsS3 && (uploadsS3.endpoint || uploadsS3.bucket || uploadsS3.key || uploadsS3.secret)) {
    throw new StartUpFailure(
      'UPLOADS_S3_ENDPOINT, UPLOADS_S3_BUCKET, UPLOADS_S3_KEY and UPLOADS_S3_SECRET must be set together.',
    );
  }
  return {
    port: Number(settings.PORT),
    host: settings.HOST,
    dataDir: resolve(REPOSITORY, settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL || null,
    redisUrl: settings.REDIS_URL || null,
    channel: settings.CHANNEL,
    /** Maps a channel to the host name that serves it instead of `publicHost`. */
    channelHosts: Object.fromEntries(parseList(settings.CHANNEL_HOSTS).map(parseNamedOrigin)),
    logLevel: settings.LOG_LEVEL || (isTerminal ? 'warn' : 'info'),
    apiToken: settings.API_TOKEN,
    deepLinkBase: settings.DEEP_LINK_BASE,
    trustProxy: parseList(settings.TRUST_PROXY),
    allowedOrigins: parseList(settings.ALLOWED_ORIGINS),
    pushServices: parseList(settings.PUSH_SERVICES),
    firstViewMs: Number(settings.FIRST_VIEW_MS),
    environment: settings.NODE_ENV,
    smtp: settings.SMTP_URL ? { url: settings.SMTP_URL, from: settings.MAIL_FROM } : null,
    issuers: parseIssuers(settings.JWT_ISSUERS) ?? [],
    publicHost: settings.PUBLIC_HOST,
    uploadsS3: hasUploadsS3 ? uploadsS3 : null,
    translation: settings.TRANSLATION_URL
      ? { url: settings.TRANSLATION_URL, key: settings.TRANSLATION_KEY }
      : null,
    hasMailbox: hasMailbox(env.NODE_ENV, settings),
    isMailboxPublic: settings.MAILBOX === 'network',
    hasTestEndpoints: settings.TEST_DOORS === '1',
    /**
     * Maps a property to its chat host; `default` and `dev` apply to all other properties, in production and
     * in development.
     */
    chatHosts: Object.fromEntries(parseList(settings.CHAT_HOSTS).map(parseNamedOrigin)),
    devServers: Object.fromEntries(parseList(settings.DEV_SERVERS).map(parseNamedOrigin)),
    demo: hasDemo(env.NODE_ENV, settings),
    demoDesk: hasDemoDesk(env.NODE_ENV, settings.DEMO_DESK)
      ? { pace: Number(settings.DEMO_DESK_PACE), isChatOnly: settings.DEMO_DESK === 'chat' }
      : null,
  };
}

/**
 * Anyone can read sign-in codes in the mailbox, so it is never available if NODE_ENV is `production`. If
 * NODE_ENV is not set, the mailbox is available as long as no mail server is configured, so that someone who
 * tries the suite can sign in.
 */
const hasMailbox = (environment: string | undefined, settings: { SMTP_URL: string }) =>
  environment ? environment !== 'production' : settings.SMTP_URL === '';

/**
 * By default, invented hotels are filled in only where the suite is being developed, tested or tried out: guests of a
 * real hotel must not find them.
 */
function hasDemo(
  environment: string | undefined,
  settings: Record<'DEMO' | 'DATABASE_URL' | 'SMTP_URL' | 'TRUST_PROXY' | 'PUBLIC_HOST', string>,
): boolean {
  const { DEMO, DATABASE_URL, SMTP_URL, TRUST_PROXY, PUBLIC_HOST } = settings;
  if (DEMO !== '') return DEMO === 'on';
  if (environment) return environment !== 'production';
  // Only operators set these.
  return !DATABASE_URL && !SMTP_URL && !TRUST_PROXY && PUBLIC_HOST === DEFAULT_PUBLIC_HOST;
}

/**
 * By default, simulated staff answer only where the suite is being tried out: a real guest must not be
 * answered by a program.
 */
const hasDemoDesk = (environment: string | undefined, mode: string) =>
  mode === '' ? environment !== 'production' && environment !== 'test' : mode !== 'off';

/** Returns `null` if the text is not a valid list of issuers. */
function parseIssuers(text: string): Issuer[] | null {
  if (text === '') return [];
  try {
    const { success, data } = z.array(issuerSchema).safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    // Invalid JSON is reported in one sentence, like any other wrong setting.
    return null;
  }
}

const parseList = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const isNumber = (value: string, min: number, max: number) =>
  /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max;

const parseUrl = (value: string) => (URL.canParse(value) ? new URL(value) : undefined);

function isNetwork(item: string): boolean {
  const [address = '', bits, ...more] = item.split('/');
  const version = isIP(address);
  return (
    version !== 0 && more.length === 0 && (bits === undefined || isNumber(bits, 1, version === 4 ? 32 : 128))
  );
}

function parseNamedOrigin(item: string): [name: string, origin: string] {
  const [name = '', origin = ''] = item.split('=');
  return [name, origin];
}

function isChannelHost(item: string): boolean {
  const [channel, host] = parseNamedOrigin(item);
  return /^[a-z][a-z0-9-]{0,31}$/.test(channel) && /^[a-z0-9.-]{1,253}$/.test(host);
}

function isChatHost(item: string): boolean {
  const [name, origin] = parseNamedOrigin(item);
  const url = parseUrl(origin);
  return /^[a-z][a-z0-9-]*$/.test(name) && url?.origin === origin && /^https?:$/.test(url.protocol);
}

function isDevServer(item: string): boolean {
  const [, origin] = parseNamedOrigin(item);
  return isChatHost(item) && LOOPBACK.test(parseUrl(origin)?.hostname ?? '');
}
