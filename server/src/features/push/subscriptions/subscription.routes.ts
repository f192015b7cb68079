import { notificationContract } from '@guest/shared/contracts/notification/notification.contract';
import { RequestError } from '../../../platform/errors/request-error';
import { requireGuest } from '../../../platform/http/require-guest';
import type { ServeInProperty } from '../../property/serve-in-property';
import { isAuthSecret, isPublicPoint } from './push-keys';
import { isPushEndpoint } from './push-services';
import type { SubscriptionRepository } from './subscription.repository';

export interface SubscriptionRoutesDeps {
  subscriptions: SubscriptionRepository;
  /** The origins of further push services. */
  pushServices: readonly string[];
}

export function subscriptionRoutes(
  serveInProperty: ServeInProperty,
  { subscriptions, pushServices }: SubscriptionRoutesDeps,
): void {
  serveInProperty(notificationContract.subscribe, async (call) => {
    const { endpoint, keys, lang, userAgentClass } = call.body;
    if (!isPushEndpoint(endpoint, pushServices)) throw rejected('endpoint', 'unknown_push_service');
    if (!isPublicPoint(keys.p256dh)) throw rejected('keys.p256dh', 'invalid_key');
    if (!isAuthSecret(keys.auth)) throw rejected('keys.auth', 'invalid_key');
    await subscriptions.subscribe(requireGuest(call), { endpoint, ...keys, lang, userAgentClass });
    return undefined;
  });

  serveInProperty(notificationContract.unsubscribe, async (call) => {
    await subscriptions.unsubscribe(requireGuest(call));
    return undefined;
  });
}

function rejected(field: string, code: 'unknown_push_service' | 'invalid_key'): RequestError {
  const message = "This browser's notification address isn't valid";
  return new RequestError(422, code, message, { fields: [{ field, code, message }] });
}
