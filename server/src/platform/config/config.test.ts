import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config';
import { StartUpFailure } from '../errors/start-up-failure';

test('every setting has a default', () => {
  const config = readConfig({});

  expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', databaseUrl: null, channel: 'production' });
  expect(isAbsolute(config.dataDir)).toBe(true);
  expect(config.dataDir).toMatch(/\.data$/);
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATA_DIR: '', TRUST_PROXY: '' })).toMatchObject({
    port: 3000,
    trustProxy: [],
  });
});

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ PORT: '8080', PUBLIC_HOST: 'guest.hotel.example' }, 'https://guest.hotel.example'],
])('links in emails with %o lead to %s', (env, origin) => {
  expect(readConfig(env).publicOrigin).toBe(origin);
});

test('lists are parsed item by item', () => {
  const config = readConfig({
    TRUST_PROXY: '10.0.0.0/8, ::1/128',
    ALLOWED_ORIGINS: 'https://guest.example,http://localhost:3100',
    CHANNEL_HOSTS: 'staging=staging.hotel.example, *=try.hotel.example',
  });

  expect(config.channelHosts).toEqual({
    staging: 'staging.hotel.example',
    '*': 'try.hotel.example',
  });
  expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1/128']);
  expect(config.allowedOrigins).toEqual(['https://guest.example', 'http://localhost:3100']);
});

test('the log is less verbose on a terminal', () => {
  expect(readConfig({}, { isTerminal: true }).logLevel).toBe('warn');
  expect(readConfig({ LOG_LEVEL: 'debug' }, { isTerminal: true }).logLevel).toBe('debug');
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'a host'],
  ['CHANNEL_HOSTS', 'staging'],
  ['CHANNEL_HOSTS', 'staging=https://staging.hotel.example'],
  ['DATABASE_URL', 'mysql://root:secret@db/guest'],
  ['DATABASE_URL', 'secret'],
  ['CHANNEL', '../production'],
  ['LOG_LEVEL', 'loud'],
  ['API_TOKEN', 'secret with spaces'],
  ['DEEP_LINK_BASE', 'guest://open'],
  ['DEEP_LINK_BASE', 'https://secret@open.hotel.example/open'],
  ['DEEP_LINK_BASE', 'https://:secret@open.hotel.example/open'],
  ['DEEP_LINK_BASE', 'https://open.hotel.example/open?from=secret'],
  ['DEEP_LINK_BASE', 'https://open.hotel.example/open?'],
  ['DEEP_LINK_BASE', 'https://open.hotel.example/open#'],
  ['DEEP_LINK_BASE', 'https://open.hotel.example/open#secret'],
  ['DEEP_LINK_BASE', 'https://*.hotel.example/open'],
  ['DEEP_LINK_BASE', 'https://open.hotel.example/*'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://guest.example/'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'the hotel'],
  ['MAIL_FROM', 'stay@casa.example\nBcc: secret@evil.example'],
  ['PUBLIC_HOST', 'https://guest.example'],
  ['JWT_ISSUERS', 'https://app.example'],
  ['JWT_ISSUERS', '[{"issuer":"https://app.example","properties":["casa-miramar"]}]'],
  ['NODE_ENV', 'staging'],
  ['TEST_DOORS', 'yes'],
  ['DEV_SERVERS', 'http://localhost:3100'],
  ['DEV_SERVERS', 'chat=http://secret.example:3101'],
  ['DEV_SERVERS', 'chat=http://localhost:3101/remoteEntry.js'],
])('%s=%s is rejected with one sentence that does not repeat the value', (name, value) => {
  const read = () => readConfig({ [name]: value });

  expect(read).toThrow(StartUpFailure);
  expect(read).toThrow(new RegExp(`^${name} must be .+\\.$`));
  expect(read).not.toThrow(/secret/);
});

test('dev servers replace releases only in development', () => {
  const DEV_SERVERS = 'shell=http://localhost:3100,chat=http://localhost:3101';

  expect(readConfig({ DEV_SERVERS, NODE_ENV: 'development' }).devServers).toEqual({
    shell: 'http://localhost:3100',
    chat: 'http://localhost:3101',
  });
  expect(() => readConfig({ DEV_SERVERS })).toThrow(StartUpFailure);
});

test('a mail server requires a sender address', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(StartUpFailure);
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'test' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'stay@casa.example' }, false],
  [{ DATABASE_URL: 'postgres://u@h/n' }, false],
  [{ TRUST_PROXY: '127.0.0.1' }, false],
  [{ PUBLIC_HOST: 'guest.hotel.example' }, false],
  [{ NODE_ENV: 'test', PUBLIC_HOST: 'guest.hotel.example' }, true],
  [{ PUBLIC_HOST: 'guest.hotel.example', MAILBOX: 'local' }, true],
  [{ TRUST_PROXY: '127.0.0.1', MAILBOX: 'network' }, true],
  [{ NODE_ENV: 'production', MAILBOX: 'network' }, false],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'stay@casa.example', MAILBOX: 'network' }, false],
])('with %o, the mailbox with codes is available: %s', (env, hasMailbox) => {
  expect(readConfig(env).hasMailbox).toBe(hasMailbox);
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'test', DATABASE_URL: 'postgres://u@h/n' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO: 'on' }, true],
  [{ NODE_ENV: 'development', DEMO: 'off' }, false],
  [{ DATABASE_URL: 'postgres://u@h/n' }, false],
  [{ TRUST_PROXY: '127.0.0.1' }, false],
  [{ PUBLIC_HOST: 'guest.hotel.example' }, false],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'stay@casa.example' }, false],
])('with %o, invented hotels are filled in: %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});
