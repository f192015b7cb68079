import {
  notificationContract,
  type NotificationPreferences,
} from '@guest/shared/contracts/notification/notification.contract';
import { RequestError } from '../../../platform/errors/request-error';
import type { Guest } from '../../../platform/http/authentication';
import { requireGuest } from '../../../platform/http/require-guest';
import type { ConsentRepository } from '../../consent/consent.repository';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { SubscriptionRepository } from '../subscriptions/subscription.repository';
import type { VapidKeys } from '../subscriptions/vapid-keys';
import {
  isChannelOf,
  type Choice,
  type PreferenceRepository,
  type Preferences,
} from './preference.repository';

/** Emails about unread messages need a consent, which is recorded in the log of consents alone. */
const MAIL_CONSENT = 'message_mail';
type Hours = Preferences['quietHours'];
const isSame = (a: Hours, b: Hours) => a?.from === b?.from && a?.to === b?.to;
const isUnreadMail = (choice: Choice) => choice.class === 'chat' && choice.channel === 'email';

export interface PreferenceRoutesDeps {
  preferences: PreferenceRepository;
  subscriptions: SubscriptionRepository;
  consents: ConsentRepository;
  vapidKeys: () => Promise<VapidKeys>;
  /** Whether emails can be sent at all. */
  canMail: boolean;
  /** Checks what waits for a guest against quiet hours that have changed. */
  recheckWaiting: (guestId: string) => Promise<void>;
}

export function preferenceRoutes(
  serveInProperty: ServeInProperty,
  { preferences, subscriptions, consents, vapidKeys, canMail, recheckWaiting }: PreferenceRoutesDeps,
): void {
  serveInProperty(notificationContract.getNotifications, (call) => replyTo(requireGuest(call)));

  serveInProperty(notificationContract.setNotifications, async (call, { lang, property }) => {
    const me = requireGuest(call);
    const { choices = [], quietHours, privatePreviews } = call.body;
    const impossible = choices.findIndex((choice) => !isChannelOf(choice));
    if (impossible >= 0) throw notAvailable(`choices.${impossible}.channel`);
    await preferences.setChoices(
      me,
      choices.filter((choice) => !isUnreadMail(choice)),
    );
    const isNew = quietHours !== undefined && !isSame(quietHours, (await preferences.of(me.id)).quietHours);
    await preferences.setSettings(me, { quietHours, privatePreviews });
    if (isNew) await recheckWaiting(me.id);
    const mail = choices.findLast(isUnreadMail);
    if (mail && mail.isOn !== (await hasMailConsent(me.id))) {
      const consent = { type: MAIL_CONSENT, version: property.termsVersion, granted: mail.isOn } as const;
      await consents.add(me, [consent], lang);
    }
    return replyTo(me);
  });

  async function replyTo(me: Guest): Promise<NotificationPreferences> {
    const [chosen, isOnThisDevice, { publicKey }, hasMail] = await Promise.all([
      preferences.of(me.id),
      subscriptions.hasSubscription(me),
      vapidKeys(),
      hasMailConsent(me.id),
    ]);
    const choices = chosen.choices
      .filter(({ channel }) => canMail || channel !== 'email')
      .map((one) => (isUnreadMail(one) ? { ...one, isOn: hasMail } : one));
    return { ...chosen, choices, publicKey, isOnThisDevice };
  }

  async function hasMailConsent(guestId: string): Promise<boolean> {
    // The log lists the newest entry first.
    const given = (await consents.listOf(guestId)).find(({ type }) => type === MAIL_CONSENT);
    return given?.granted ?? false;
  }
}

function notAvailable(field: string): RequestError {
  const message = "These notifications can't be sent this way";
  const code = 'channel_not_available';
  return new RequestError(422, code, message, { fields: [{ field, code, message }] });
}
