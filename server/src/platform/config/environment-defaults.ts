import { DEFAULT_PUBLIC_HOST } from './settings-schema';

/**
 * Anyone can read sign-in codes in the mailbox, so it is never available if NODE_ENV is `production`. If
 * NODE_ENV is not set, the mailbox is available as long as no mail server is configured, so that someone who
 * tries the suite can sign in.
 */
export const hasMailbox = (environment: string | undefined, settings: { SMTP_URL: string }) =>
  environment ? environment !== 'production' : settings.SMTP_URL === '';

/**
 * By default, invented hotels are filled in only where the suite is being developed, tested or tried out: guests of a
 * real hotel must not find them.
 */
export function hasDemo(
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
export const hasDemoDesk = (environment: string | undefined, mode: string) =>
  mode === '' ? environment !== 'production' && environment !== 'test' : mode !== 'off';
