import { contract } from '../core/endpoint';

/**
 * The calls of members. In addition to the general error codes:
 *
 * - All calls reply 404 `loyalty_off` at a hotel without a programme.
 * - `joinLoyalty`: 409 `already_member`, 422 `terms_required`, 409 `terms_outdated` with the current version,
 *   403 `not_eligible` for a guest without a verified identity.
 * - `sendLoyaltyClaim`: 422 `claim_incomplete` without a reference or a date, 409 `claim_duplicate`, 422
 *   `photo_unknown` for a photo that is not an unused upload of this guest for a claim.
 * - `requestClaimUpload`: 413 `photo_too_large`, 415 `file_type`, 429 beyond the quota of uploads.
 */
export const membershipContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './loyalty.schema').then((it) => it.membershipChecks),
  {
    listLoyaltyEntries: {
      method: 'GET',
      path: '/web/property/:property/loyalty/entries',
      summary: 'The lines of the membership, the latest first',
      needsGuest: true,
    },
    joinLoyalty: {
      method: 'POST',
      path: '/web/property/:property/loyalty/register',
      summary: 'Joins the programme; needs an `Idempotency-Key`',
      needsGuest: true,
      status: 201,
    },
    listLoyaltyClaims: {
      method: 'GET',
      path: '/web/property/:property/loyalty/claims',
      summary: 'What the guest has reported as missing',
      needsGuest: true,
    },
    sendLoyaltyClaim: {
      method: 'POST',
      path: '/web/property/:property/loyalty/claims',
      summary: 'Reports something missing; needs an `Idempotency-Key`',
      needsGuest: true,
      status: 201,
    },
    requestClaimUpload: {
      method: 'POST',
      path: '/web/property/:property/loyalty/claims/uploads',
      summary: 'Returns a ticket for uploading the photo of a claim',
      needsGuest: true,
    },
  },
);
