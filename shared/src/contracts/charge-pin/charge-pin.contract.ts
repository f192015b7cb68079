import { contract } from '../core/endpoint';

/**
 * The PIN of a stay, without which nothing goes on its room: everybody knows the name and the room of a neighbour. All
 * guests of one reservation share it. Besides the codes of every call:
 *
 * - 409 `stay_unverified` where there is no stay to which it can belong; 422 `pin_invalid` for what can be no PIN.
 * - 422 `pin_wrong` with the tries that are left, 423 `pin_locked` after five: both for `approveCharge` and for `current`.
 * - `placeOrder` of a charge to the room answers 409 `pin_required` without an approval that is good.
 */
export const chargePinContract = contract(
  () =>
    import(/* webpackChunkName: "dining-checks" */ './charge-pin.schema').then((it) => it.chargePinChecks),
  {
    getChargePin: {
      method: 'GET',
      path: '/web/property/:property/guest/charge-pin',
      summary: 'Whether a PIN guards what goes on the room of the guest’s stay',
      needsGuest: true,
    },
    saveChargePin: {
      method: 'PUT',
      path: '/web/property/:property/guest/charge-pin',
      summary: 'Sets, changes or removes it',
      needsGuest: true,
    },
    approveCharge: {
      method: 'POST',
      path: '/web/property/:property/guest/charge-pin/approvals',
      summary: 'Gives for the PIN what a charge to the room is placed with, for ten minutes',
      needsGuest: true,
      status: 201,
    },
  },
);
