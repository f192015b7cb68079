import type { Connection } from '../../../platform/db/database';
import { RequestError } from '../../../platform/errors/request-error';
import { findOpenCase } from './case-lock';
import type { Subject } from './subject.repository';

/**
 * Throws 409 `under_review` while reports of a post or comment are undecided, because staff must see what was
 * reported. Call it in the transaction of the edit and with the lock of the subject.
 */
export async function assertNotUnderReview(tx: Connection, subject: Subject): Promise<void> {
  if (await findOpenCase(tx, subject))
    throw new RequestError(
      409,
      'under_review',
      'Reception is looking at this. You can change it afterwards, or delete it.',
    );
}
