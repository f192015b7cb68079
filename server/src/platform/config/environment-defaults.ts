import { DEFAULT_PUBLIC_HOST } from './settings-schema';

type OperatorSettings = Record<'DATABASE_URL' | 'SMTP_URL' | 'TRUST_PROXY' | 'PUBLIC_HOST', string>;

/** Only operators set these; whoever tries the suite does not. */
const isOperated = ({ DATABASE_URL, SMTP_URL, TRUST_PROXY, PUBLIC_HOST }: OperatorSettings) =>
  [DATABASE_URL, SMTP_URL, TRUST_PROXY].some((value) => value !== '') || PUBLIC_HOST !== DEFAULT_PUBLIC_HOST;

/**
 * Whoever reads the sign-in codes in the mailbox can sign in as any guest, so it is never available if NODE_ENV is
 * `production`. If NODE_ENV is not set, it is available where the suite is tried out, and where MAILBOX asks for it
 * while there is no mail server: behind a proxy of this machine that adds no header, every request would look local.
 */
export function hasMailbox(
  environment: string | undefined,
  settings: OperatorSettings & Record<'MAILBOX', string>,
): boolean {
  if (environment) return environment !== 'production';
  return settings.MAILBOX === '' ? !isOperated(settings) : settings.SMTP_URL === '';
}

/**
 * By default, invented hotels are filled in only where the suite is being developed, tested or tried out: guests of a
 * real hotel must not find them.
 */
export function hasDemo(
  environment: string | undefined,
  settings: OperatorSettings & Record<'DEMO', string>,
): boolean {
  if (settings.DEMO !== '') return settings.DEMO === 'on';
  return environment ? environment !== 'production' : !isOperated(settings);
}

/**
 * By default, simulated staff answer only where the suite is being tried out: a real guest must not be
 * answered by a program.
 */
export const hasDemoDesk = (environment: string | undefined, mode: string) =>
  mode === '' ? environment !== 'production' && environment !== 'test' : mode !== 'off';
