import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Module } from '../../platform/module/module';
import { createCarriers } from './carriers';
import { mailboxRoutes } from './mailbox.routes';
import type { SampleStay } from './mail-page';
import { createOutbox, type Outbox } from './outbox';

interface MailModuleDeps {
  config: Pick<Config, 'hasMailbox' | 'smtp'>;
  sampleStays: () => SampleStay[];
  log: FastifyBaseLogger;
  now: () => number;
}

/** Emails and text messages. A development server shows them on a page instead of sending them. */
export function createMailModule(deps: MailModuleDeps): Module & { mail: Outbox; canMail: boolean } {
  const { config, sampleStays, log, now } = deps;
  const carriers = createCarriers(config, log, now);
  const mail = createOutbox(carriers, log);
  return {
    mail,
    canMail: carriers.canMail,
    routes(app) {
      if (carriers.mailbox) mailboxRoutes(app, carriers.mailbox, sampleStays);
      app.addHook('onClose', async () => {
        await mail.empty();
        carriers.close();
      });
    },
  };
}
