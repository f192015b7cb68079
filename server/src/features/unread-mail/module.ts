import type { Config } from '../../platform/config/config';
import type { ActiveViewers } from '../../platform/connections/active-viewers';
import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { MailOutbox } from '../mail/mail-outbox';
import { createUnreadMail } from './unread-mail';

const EVERY_MS = 60_000;

interface UnreadMailModuleDeps {
  db: Database;
  mail: MailOutbox;
  /** Whether emails can be sent at all. */
  canMail: boolean;
  activeViewers: ActiveViewers;
  config: Pick<Config, 'publicOrigin'>;
  now: () => number;
}

/** Emails about unread messages to guests who asked for them. */
export function createUnreadMailModule(deps: UnreadMailModuleDeps): Module {
  const { db, mail, canMail, activeViewers, config, now } = deps;
  if (!canMail) return {};
  const run = createUnreadMail({ db, outbox: mail, activeViewers, publicOrigin: config.publicOrigin, now });
  return { jobs: [{ name: 'unreadMail', everyMs: EVERY_MS, run }] };
}
