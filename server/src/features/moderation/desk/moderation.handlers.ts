import type { Database } from '../../../platform/db/database';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import type { TermRepository } from '../words/term.repository';
import { createCaseQueue } from './case-queue';
import { createChangeTerms } from './change-terms';
import { createDecisions } from './decisions';
import { createFeedControls } from './feed-controls';
import { createOpenByStaff } from './open-by-staff';
import { createShareSettings } from './share-settings';

interface ModerationHandlersDeps {
  db: Database;
  outbox: PushOutbox;
  terms: TermRepository;
  now: () => number;
}

/** Socket handlers with which supervisors moderate the content of guests. */
export function moderationHandlers(deps: ModerationHandlersDeps) {
  const { db, terms, now } = deps;
  const loadQueue = createCaseQueue(db, now);
  const decisions = createDecisions(deps);
  const feed = createFeedControls(deps);
  const changeTerms = createChangeTerms(db, terms, now);
  const openByStaff = createOpenByStaff(deps);
  const settings = createShareSettings(db, now);
  const read = { who: 'supervisors', bucket: 'rooms' } as const;
  const write = { who: 'supervisors', bucket: 'property' } as const;
  return {
    loadModeration: { ...read, handle: (input, actor) => loadQueue(actor, input) },
    openCase: { ...write, handle: (input, actor) => openByStaff(actor, input) },
    takeCase: { ...write, handle: (input, actor) => decisions.take(actor, input) },
    decideCase: { ...write, handle: (input, actor) => decisions.decide(actor, input) },
    reopenCase: { ...write, handle: (input, actor) => decisions.reopen(actor, input) },
    decideAppeal: { ...write, handle: (input, actor) => decisions.decideAppeal(actor, input) },
    loadPending: { ...read, handle: (_input, actor) => feed.pending(actor) },
    decidePending: { ...write, handle: (input, actor) => feed.decidePending(actor, input) },
    pinPost: { ...write, handle: (input, actor) => feed.pin(actor, input) },
    lockComments: { ...write, handle: (input, actor) => feed.lock(actor, input) },
    loadTerms: { ...read, handle: (_input, actor) => changeTerms.list(actor) },
    changeTerms: { ...write, handle: (input, actor) => changeTerms.change(actor, input) },
    restrictGuest: { ...write, handle: (input, actor) => feed.restrict(actor, input) },
    liftRestriction: { ...write, handle: (input, actor) => feed.lift(actor, input) },
    loadRestrictions: { ...read, handle: (_input, actor) => feed.restrictions(actor) },
    loadSharePolicy: { ...read, handle: (_input, actor) => settings.load(actor) },
    changeSharePolicy: { ...write, handle: (input, actor) => settings.change(actor, input) },
  } satisfies Partial<Handlers>;
}
