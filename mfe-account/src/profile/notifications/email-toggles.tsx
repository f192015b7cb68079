import type { NotificationClass } from '@guest/shared/contracts/notification/notification-classes';
import type { NotificationPreferences } from '@guest/shared/contracts/notification/notification.contract';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { useAccountText, type AccountTextKey } from '../texts/account-texts';

type Choice = NotificationPreferences['choices'][number];

const emailTexts: Partial<Record<NotificationClass, { label: AccountTextKey; help: AccountTextKey }>> = {
  chat: {
    label: 'Email me about unread messages',
    help: "One email while you're away, without the message text.",
  },
  bookings: {
    label: 'Email me about my bookings',
    help: "If a booking is confirmed, declined or cancelled and notifications can't reach you.",
  },
  orders: {
    label: 'Email me about my orders',
    help: "If an order can't be prepared and notifications can't reach you.",
  },
};

/** The classes of which the guest can get emails; a class of a later release that this one does not know is left out. */
export function EmailToggles({
  choices,
  onChange,
}: {
  choices: readonly Choice[];
  onChange: (choice: Choice) => void;
}) {
  const text = useAccountText();
  return choices.map((choice) => {
    const texts = emailTexts[choice.class];
    if (!texts) return null;
    return (
      <Toggle
        key={choice.class}
        label={text(texts.label)}
        help={text(texts.help)}
        checked={choice.isOn}
        onChange={(event) => onChange({ ...choice, isOn: event.target.checked })}
      />
    );
  });
}
