import type { ReplyOf } from '@guest/shared/contracts/socket.contract';
import { shortId } from '../core/find';
import { glance } from './printable';

type StaffClaim = ReplyOf<'loadLoyaltyClaims'>['claims'][number];

/** Formats a claim for the list: id, status, member and the visit that lacks its points. */
export const claimRow = (claim: StaffClaim): string[] => [
  shortId(claim.claimUuid),
  claim.status,
  [claim.guestName, claim.memberNumber].filter(Boolean).join(', '),
  glance([claim.reference, claim.date, claim.place, claim.note].filter(Boolean).join(' · ')),
];
