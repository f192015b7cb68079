import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { MailOutbox } from '../mail/mail-outbox';
import { createChallengeRepository } from './challenge.repository';
import { createChallenges, type Challenges } from './challenges';

interface VerificationModuleDeps {
  db: Database;
  mail: MailOutbox;
  config: Pick<Config, 'publicHost'>;
  now: () => number;
}

/** Codes that prove who owns an email address or a phone number. */
export function createVerificationModule(deps: VerificationModuleDeps): Module & { challenges: Challenges } {
  const { db, mail, config, now } = deps;
  const challengeRows = createChallengeRepository(db, now);
  const challenges = createChallenges({
    db,
    challenges: challengeRows,
    outbox: mail,
    publicHost: config.publicHost,
    now,
  });
  return {
    challenges,
    jobs: [{ name: 'codes', everyMs: HOUSEKEEPING_MS, run: challengeRows.deleteOld }],
  };
}
