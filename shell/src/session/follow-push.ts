import type { Host } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { savedSubscription } from '@guest/shared/push/push-support';

type PushHost = Pick<Host, 'api' | 'bus' | 'lang' | 'layout' | 'property' | 'session' | 'signal'>;

/**
 * Keeps the subscription of this device alive while the guest is signed in, and ends it with the session. The
 * code for both is loaded when it is needed, which is rare.
 */
export function followPush(host: PushHost): void {
  const renew = () => {
    const { identity } = host.property.getState().property ?? {};
    const { token, user } = host.session.getState();
    // On the way to another property, the session is still that of the one before.
    const isOfProperty = user?.hotel_identity === undefined || user.hotel_identity === identity;
    if (!identity || !token || !isOfProperty || savedSubscription(identity) === null) return;
    import(/* webpackChunkName: "push" */ '@guest/shared/push/renew-subscription')
      .then((it) => it.renewSubscription(host, identity))
      .catch(reportBackgroundError);
  };
  renew();
  host.property.subscribe((now, before) => {
    if (now.property?.identity !== before.property?.identity) renew();
  });
  host.session.subscribe((now, before) => {
    if (now.token && now.token !== before.token) return renew();
    if (!before.token || now.token) return;
    import(/* webpackChunkName: "push" */ '@guest/shared/push/forget-push')
      .then((it) => it.forgetPush())
      .catch(reportBackgroundError);
  });
}
