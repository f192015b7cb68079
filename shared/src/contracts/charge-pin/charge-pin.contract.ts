import { contract } from '../core/endpoint';

/**
 * The PIN of a stay. Orders cannot be charged to the room without it, because names and room numbers are no
 * secret among neighbours. All guests of a reservation share the PIN. In addition to the general error codes:
 *
 * - 409 `stay_unverified` if there is no verified stay to which the PIN could belong; 422 `pin_invalid` if
 *   the value cannot be a PIN.
 * - 422 `pin_wrong` with the remaining attempts, and 423 `pin_locked` after five attempts. Both apply to
 *   `approveCharge` and to `current`.
 * - `placeOrder` with a charge to the room replies 409 `pin_required` unless there is a valid approval.
 */
export const chargePinContract = contract(
  () =>
    import(/* webpackChunkName: "dining-checks" */ './charge-pin.schema').then((it) => it.chargePinChecks),
  {
    getChargePin: {
      method: 'GET',
      path: '/web/property/:property/guest/charge-pin',
      summary: 'Tells whether a PIN protects room charges',
      needsGuest: true,
    },
    saveChargePin: {
      method: 'PUT',
      path: '/web/property/:property/guest/charge-pin',
      summary: 'Sets, changes or removes the PIN',
      needsGuest: true,
    },
    approveCharge: {
      method: 'POST',
      path: '/web/property/:property/guest/charge-pin/approvals',
      summary: 'Exchanges the PIN for an approval that is valid for ten minutes',
      needsGuest: true,
      status: 201,
    },
  },
);
