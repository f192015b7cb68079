import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartUpFailure } from '../errors/start-up-failure';
import { hasDemo, hasDemoDesk, hasMailbox } from './environment-defaults';
import { parseIssuers, parseList, parseNamedOrigin } from './setting-values';
import { DEFAULT_PUBLIC_HOST, settingsSchema } from './settings-schema';

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

export type Config = ReturnType<typeof readConfig>;

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
  const port = Number(settings.PORT);
  return {
    port,
    host: settings.HOST,
    dataDir: resolve(REPOSITORY, settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL || null,
    redisUrl: settings.REDIS_URL || null,
    channel: settings.CHANNEL,
    /**
     * Maps a channel to the host name that serves it instead of `publicHost`. `*` maps every other channel to a name
     * below that host, which begins with the channel.
     */
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
    /**
     * The origin of links in emails and chat messages. A suite without a public name is opened on this machine, without
     * TLS.
     */
    publicOrigin:
      settings.PUBLIC_HOST === DEFAULT_PUBLIC_HOST
        ? `http://${DEFAULT_PUBLIC_HOST}:${port}`
        : `https://${settings.PUBLIC_HOST}`,
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
