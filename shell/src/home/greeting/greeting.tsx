import { useHost } from '@guest/shared';
import type { Property } from '@guest/shared/contracts/property/property.contract';
import { stayOfUser } from '@guest/shared/contracts/stay/stay-rules';
import { greetedStay, partOfDay, type PartOfDay } from '@guest/shared/contracts/timeline/greeting';
import { PageLink } from '@guest/shared/page/page-link';
import { useNow } from '@guest/shared/page/use-now';
import { signInQuery } from '@guest/shared/session/sign-in-query';
import { pathTo } from '@guest/shared/routes/routes';
import { Fragment, type ReactNode } from 'react';
import { useStore } from 'zustand';
import styles from './greeting.module.css';
import { useGreetingText, type GreetingKey } from './greeting-texts';
import { stayLine } from './stay-line';

const named: Record<PartOfDay, GreetingKey> = {
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
};
const nameless: Record<PartOfDay, GreetingKey> = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
};

/** Stands for the name in a sentence until the element with the name takes its place. */
const NAME_SLOT = '\uFFFC';

/** Greets the guest by the hotel's clock, with the room and the nights that are left. */
export function Greeting({ property }: { property: Property }) {
  const { session, lang } = useHost();
  const text = useGreetingText();
  const user = useStore(session, (state) => state.user);
  const now = useNow();
  if (!user) return null;
  const { firstName, room } = user;
  const stay = greetedStay(stayOfUser(user), now, property);
  const time = partOfDay(now, property.timeZone);
  const withName = (key: GreetingKey) => insertName(text(key, { name: NAME_SLOT }), firstName);
  const greet = () => (firstName ? withName(named[time]) : text(nameless[time]));
  const thanks = () =>
    firstName ? withName('Thank you for staying with us, {name}') : text('Thank you for staying with us');

  const line = stayLine({ stay, property, now, lang });
  const isInHouse = stay.state === 'in_house' || stay.state === 'last_night' || stay.state === 'departure';
  const parts: ReactNode[] = [
    stay.state === 'thanked' ? thanks() : greet(),
    isInHouse && room && text('Room {room}', { room }),
    line && text(line.key, line.values),
    stay.state === 'unknown' && <StayLink property={property.identity} />,
  ];
  return (
    <p className={styles.greeting}>
      {parts
        .filter((part) => part !== false && part !== undefined && part !== '')
        .map((part, i) => (
          // The parts have no identity of their own.
          <Fragment key={i}>
            {i > 0 && ' · '}
            <span className={styles.part}>{part}</span>
          </Fragment>
        ))}
    </p>
  );
}

function StayLink({ property }: { property: string }) {
  const text = useGreetingText();
  const returnTo = pathTo('property', { property });
  return (
    <PageLink
      to="property-register-stay"
      params={{ property }}
      query={signInQuery('reservations', { returnTo })}
      className={styles.link}
    >
      {text('Tell us your room')}
    </PageLink>
  );
}

/** The name is isolated, because it may be written in the other direction than the sentence. */
function insertName(message: string, name: string | undefined): ReactNode {
  const [before, after] = message.split(NAME_SLOT);
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}
