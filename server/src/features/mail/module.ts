import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Module } from '../../platform/module/module';
import { createMailTransports } from './transports';
import { devMailboxRoutes } from './dev-mailbox.routes';
import type { SampleStay } from './mail-page';
import { createMailOutbox, type MailOutbox } from './mail-outbox';

interface MailModuleDeps {
  config: Pick<Config, 'hasMailbox' | 'isMailboxPublic' | 'smtp'>;
  sampleStays: () => Promise<SampleStay[]>;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Emails and text messages. A development server shows them on a page instead of sending them. */
export function createMailModule(deps: MailModuleDeps): Module & { mail: MailOutbox; canMail: boolean } {
  const { config, sampleStays, log, now } = deps;
  const transports = createMailTransports(config, log, now);
  const mail = createMailOutbox(transports, log);
  return {
    mail,
    canMail: transports.canMail,
    routes(app) {
      const mailbox = transports.devMailbox;
      if (mailbox) devMailboxRoutes(app, { mailbox, sampleStays, isPublic: config.isMailboxPublic });
      app.addHook('onClose', async () => {
        await mail.drain();
        transports.close();
      });
    },
  };
}
